import { useId, useState } from 'react'
import { writePicture } from '../../fields/picture-value.ts'
import { foldText } from '../../nouns/fold-text.ts'
import { useModal } from '../../ui/use-modal.ts'
import { SearchField } from '../inputs/search-field.tsx'
import { counted } from '../words/moments.ts'
import { pictureWords } from './picture-preview.ts'
import type { LibraryPicture } from './picture-library.ts'
import { Thumbnail } from './thumbnail.tsx'
import { useLibrary } from './use-library.ts'

const words = {
  title: 'Pictures of this site',
  find: 'Find by what it shows, or where it is used',
  reading: 'Fetching the pictures…',
  none: 'No picture says that.',
  offline: 'No connection: the pictures cannot be shown right now.',
  older: 'Older uploads',
  close: 'Close',
  unused: 'In no section',
}

type Props = {
  client: string
  /** The chosen picture with its description; null when the dialog was dismissed. */ onChosen(value: string | null): void
}

/** Earlier uploads and the drawn scenes to choose from; nothing is deleted here, since History needs it. */
export function LibraryDialog({ client, onChosen }: Props) {
  const dialog = useModal()
  const id = useId()
  const { pictures, state, hasOlder, readOlder } = useLibrary(client)
  const [query, setQuery] = useState('')
  const found = pictures.filter(({ path, alt, used }) => foldText([alt, pictureWords(path), ...used].join(' ')).includes(foldText(query)))

  return (
    <dialog
      className="ed-dialog ed-library"
      ref={dialog}
      aria-labelledby={`${id}title`}
      aria-busy={state === 'reading'}
      onCancel={(event) => {
        event.preventDefault()
        event.stopPropagation()
        onChosen(null)
      }}
    >
      <h2 id={`${id}title`}>{words.title}</h2>
      <SearchField id={`${id}find`} label={words.find} query={query} onQuery={setQuery} />
      <p className="ed-hint" aria-live="polite">
        {state === 'read' ? (found.length === 0 ? words.none : counted(found.length, 'picture')) : words[state]}
      </p>
      <ul>
        {found.map((picture) => (
          <PictureToChoose key={picture.path} picture={picture} onChosen={onChosen} />
        ))}
      </ul>
      <div className="ed-row">
        {hasOlder && (
          <button type="button" className="ed-b ed-b2" onClick={() => void readOlder()}>
            {words.older}
          </button>
        )}
        <button type="button" className="ed-b ed-b2" onClick={() => onChosen(null)}>
          {words.close}
        </button>
      </div>
    </dialog>
  )
}

function PictureToChoose({ picture: { path, alt, used, shown }, onChosen }: { picture: LibraryPicture; onChosen(value: string): void }) {
  return (
    <li>
      <button type="button" onClick={() => onChosen(writePicture({ path, alt }))}>
        <Thumbnail of={shown} size={112} />
        <b>{alt || pictureWords(path)}</b>
        <small>{used[0] ? `${used[0]}${used.length > 1 ? ` and ${used.length - 1} more` : ''}` : words.unused}</small>
      </button>
    </li>
  )
}
