import { useRef, useState } from 'react'
import type { ImageField } from '../../fields/image.ts'
import { useEditingForm, useField, type InputProps } from '../editing-form.ts'
import { pictureWords } from '../picture-preview.ts'
import { Thumbnail } from '../thumbnail.tsx'
import { fileWords, problemOfFiles, uploadPicture } from '../upload-picture.ts'
import { describedBy, FieldMessage } from './field-frame.tsx'

type Sending = { file: File; blob: string; done: number }

/** One picture: chosen or dropped, shown at once, sent, and then put into the field by its address here. */
export function ImageInput({ field, value, place }: InputProps<ImageField>) {
  const { run } = useEditingForm()
  const { id, message, put } = useField<string>(place)
  const [sending, setSending] = useState<Sending | null>(null)
  const [trouble, setTrouble] = useState('')
  const [known, setKnown] = useState({ path: '', words: '' })
  const [over, setOver] = useState(false)
  const chooser = useRef<HTMLInputElement>(null)
  const { label, hint } = field
  const optional = field.check('', {}, place).length === 0
  const said = trouble || message

  async function take(files: readonly File[]) {
    if (files.length === 0 || sending) return
    const problem = problemOfFiles(files)
    setTrouble(problem ?? '')
    if (problem) return
    const [file] = files
    const blob = URL.createObjectURL(file)
    setSending({ file, blob, done: 0 })
    const answer = await uploadPicture(file, (done) => setSending((now) => now && { ...now, done }))
    URL.revokeObjectURL(blob)
    setSending(null)
    if (answer.status === 401) run.tell({ is: 'signedOut' })
    if (!answer.path) return setTrouble(answer.message)
    setKnown({ path: answer.path, words: fileWords(file) })
    put(answer.path)
  }

  return (
    <fieldset className={said ? 'ed-field bad' : 'ed-field'}>
      <legend className="ed-label" id={`${id}-label`}>
        {label}
      </legend>
      {hint && (
        <p className="ed-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div
        className={over ? 'ed-drop over' : 'ed-drop'}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          void take([...event.dataTransfer.files])
        }}
      >
        <Thumbnail of={sending?.blob ?? value} size={88} />
        <div>
          <p className="ed-filename">
            {sending ? fileWords(sending.file) : known.path === value && value ? known.words : pictureWords(value)}
          </p>
          {sending ? (
            <progress aria-label={`Sending ${sending.file.name}`} value={sending.done} />
          ) : (
            <div className="ed-row">
              <button
                type="button"
                className="ed-b ed-b2"
                id={id}
                onClick={() => chooser.current?.click()}
                {...labelled(id, { hint, message: said })}
              >
                Choose a file
              </button>
              {optional && value !== '' && (
                <button type="button" className="ed-b ed-b3" onClick={() => put('')}>
                  Remove
                </button>
              )}
            </div>
          )}
          <p className="ed-hint">or drop one here. JPEG or PNG.</p>
        </div>
        <input
          type="file"
          ref={chooser}
          accept="image/jpeg,image/png"
          aria-label={label}
          tabIndex={-1}
          onChange={(event) => {
            void take([...(event.currentTarget.files ?? [])])
            event.currentTarget.value = ''
          }}
        />
      </div>
      <FieldMessage id={id} message={said} />
    </fieldset>
  )
}

/** A button cannot be invalid, so its description alone carries the message. */
function labelled(id: string, said: { hint?: string; message?: string }) {
  const { 'aria-describedby': ids } = describedBy(id, said)
  return { 'aria-describedby': [`${id}-label`, ids].filter(Boolean).join(' ') }
}
