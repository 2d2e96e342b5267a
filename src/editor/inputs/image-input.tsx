import { useState } from 'react'
import type { ImageField } from '../../fields/image.ts'
import { readPicture, sizeOfPicture } from '../../fields/picture-value.ts'
import { isNeeded, useEditingForm, useField, type InputProps } from './editing-form.ts'
import { droppedPicture } from '../uploads/dropped-picture.ts'
import { pictureWords } from '../uploads/picture-preview.ts'
import { fileWords } from '../uploads/send-file.ts'
import { LibraryDialog } from '../uploads/library-dialog.tsx'
import { Thumbnail } from '../uploads/thumbnail.tsx'
import { pictureTypes, problemOfFiles, uploadPicture } from '../uploads/upload-picture.ts'
import { PictureWords } from './picture-words.tsx'
import { FileDrop } from './file-drop.tsx'
import { useUpload } from '../uploads/use-upload.ts'

/** One picture: chosen or dropped, shown at once, sent, and then put into the field by its address here. */
export function ImageInput({ field, value, fieldPath, siblings }: InputProps<ImageField>) {
  const { id, message, put } = useField<string>(fieldPath)
  const { desk } = useEditingForm()
  const [choosing, setChoosing] = useState(false)
  const [known, setKnown] = useState({ path: '', words: '' })
  const { sending, trouble, upload, leaveOut } = useUpload(id, {
    problemOf: problemOfFiles,
    send: uploadPicture,
    kept({ path }, file) {
      setKnown({ path, words: fileWords(file) })
      put(path)
    },
  })
  const needed = isNeeded(field, siblings)
  return (
    <>
      <FileDrop
        id={id}
        field={field}
        needed={needed}
        message={message}
        trouble={trouble}
        sign={<Thumbnail of={sending?.blob ?? value} size={88} />}
        words={
          sending
            ? fileWords(sending.file)
            : known.path !== '' && known.path === readPicture(value).path
              ? known.words
              : pictureWords(value)
        }
        sending={sending}
        accept={pictureTypes}
        note="or drop or paste one here. JPEG or PNG; WebP, AVIF and HEIC are converted."
        onFiles={upload}
        onDropped={async (dropped) => {
          const picture = await droppedPicture(dropped)
          if (picture === undefined) return false
          leaveOut()
          put(picture)
          return true
        }}
        onLeaveOut={leaveOut}
        more={
          <button type="button" className="ed-b ed-b2" aria-describedby={`${id}-label`} onClick={() => setChoosing(true)}>
            Choose from the site
          </button>
        }
        onRemove={!needed && value !== '' ? () => put('') : undefined}
      />
      {!sending && <SmallNote value={value} sharpFrom={field.sharpFrom} />}
      {choosing && (
        <LibraryDialog
          client={desk.data.client}
          onChosen={(chosen) => {
            setChoosing(false)
            if (chosen !== null) put(chosen)
          }}
        />
      )}
      {!sending && <PictureWords id={id} value={value} onChange={put} />}
    </>
  )
}

/** A small picture is taken, and whoever chose it is told how it will look. Read out when it comes. */
function SmallNote({ value, sharpFrom }: { value: string; sharpFrom: number }) {
  const size = sizeOfPicture(value)
  const isSmall = size && size.width < sharpFrom
  return (
    <p className="ed-leads ed-missing" aria-live="polite">
      {isSmall &&
        `This picture is small, ${size.width} × ${size.height} pixels, and may look blurred here. One that is ${sharpFrom.toLocaleString('en-US')} pixels wide or more looks sharp.`}
    </p>
  )
}
