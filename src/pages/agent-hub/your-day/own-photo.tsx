import { uploadOwnPhoto } from '../../../calls/addresses.ts'
import type { OwnPageWay } from '../../../nouns/hub/own-page.ts'
import { useWords } from '../../../words/use-words.ts'
import '../../../ui/styles/file-input.css'
import { Picture } from '../../shell/picture.tsx'
import { SignedForm } from '../../shell/signed-form.tsx'

type Props = { image: string; way: OwnPageWay; /** Why the one that was sent is not taken. */ problem: string | null }

/** The photo is a form of its own, since a file goes another way than words. */
export function OwnPhoto({ image, way, problem }: Props) {
  const words = useWords().yourDay.ownPage
  return (
    <SignedForm action={uploadOwnPhoto.path} encType="multipart/form-data" className="day-photo">
      {image && <Picture of={image} sizes="96px" />}
      <div className="field">
        <label className="label" htmlFor="own-photo">
          {words.photo}
        </label>
        <span className="hint" id="own-photo-hint">
          {words.photoHint}
        </span>
        <input
          className="file-input"
          id="own-photo"
          type="file"
          name="file"
          accept="image/jpeg,image/png,image/heic,.heic"
          required
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? 'own-photo-problem own-photo-hint' : 'own-photo-hint'}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever sent a photo must meet first what is wrong with it
          autoFocus={problem !== null}
        />
        {problem && (
          <p className="problem" id="own-photo-problem">
            {problem}
          </p>
        )}
      </div>
      <button className="btn btn-line btn-small">{words.photoSend[way]}</button>
    </SignedForm>
  )
}
