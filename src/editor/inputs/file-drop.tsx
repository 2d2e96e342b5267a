import { useEffect, useRef, useState, type HTMLAttributes, type ReactNode } from 'react'
import { showField } from '../panel/show-field.ts'
import type { Sending } from '../uploads/pending-uploads.ts'
import { UploadProgress } from '../uploads/upload-progress.tsx'
import { describedBy, FieldHint, FieldMessage } from './field-frame.tsx'
import { FileChooser } from './file-chooser.tsx'
import { useKeptFocus } from './use-kept-focus.ts'

type Props = {
  id: string
  field: { label: string; hint?: string }
  message?: string
  /** What went wrong with the last file, which comes first. */
  trouble?: string
  needed?: boolean
  /** What is at the left: the picture, or a sign of the file. */
  sign: ReactNode
  /** What is there now, in words. */
  words: string
  sending: Sending | null
  /** Types the browser offers to choose. */
  accept: string
  /** "or drop or paste one here. JPEG or PNG." */
  note: string
  onFiles(files: readonly File[]): void
  /** Takes what is dropped and is no file; false for what is of no use here. */
  onDropped?: (dropped: DataTransfer) => Promise<boolean>
  onRemove?: () => void
  /** Not to send what waits for the line. */
  onLeaveOut(): void
  /** Another way to a file than a new one. */
  more?: ReactNode
}

const noFileWords = 'That is no file. Please drop or choose one.'

/** A place for one file: chosen with a button, dropped, or pasted at the button, with its progress while it is sent. */
export function FileDrop({
  id,
  field: { label, hint },
  message: said,
  trouble,
  needed,
  sign,
  words,
  sending,
  accept,
  note,
  onFiles,
  onDropped,
  onRemove,
  onLeaveOut,
  more,
}: Props) {
  const [isOver, dropping] = useDropping(drop)
  const chooser = useRef<HTMLInputElement>(null)
  const place = useRef<HTMLDivElement>(null)
  useKeptFocus(place, sending ? (sending.lost > 0 ? 'waits' : 'is sent') : onRemove ? 'is there' : 'is not there')
  /** A picture of a page, a link or words were dropped: nothing was sent, and what was there stays. */
  const [noFile, setNoFile] = useState(false)
  const message = (noFile && noFileWords) || trouble || said
  function take(files: readonly File[]) {
    setNoFile(false)
    onFiles(files)
  }
  async function drop(dropped: DataTransfer) {
    const files = [...dropped.files]
    const isTaken = (await onDropped?.(dropped)) ?? false
    if (!isTaken && files.length > 0) take(files)
    else setNoFile(!isTaken)
  }
  // It comes where nobody may be looking: the files of a phone cover the page, and the foot what is low on it.
  useEffect(() => {
    if (trouble && chooser.current) showField(chooser.current)
  }, [trouble])
  return (
    <fieldset
      className={message ? 'ed-field bad' : 'ed-field'}
      onPaste={({ clipboardData: { files } }) => files.length > 0 && take([...files])}
    >
      <legend className={needed ? 'ed-label ed-needed' : 'ed-label'} id={`${id}-label`}>
        {label}
      </legend>
      <FieldHint id={id} hint={hint} />
      <div ref={place} tabIndex={-1} className={isOver ? 'ed-drop over' : 'ed-drop'} {...dropping}>
        {sign}
        <div>
          <p className="ed-filename">{words}</p>
          {sending ? (
            <PendingFile sending={sending} onLeaveOut={onLeaveOut} />
          ) : (
            <div className="ed-row">
              <button
                type="button"
                className="ed-b ed-b2"
                id={id}
                onClick={() => chooser.current?.click()}
                {...labelled(id, { hint, message })}
              >
                Choose a file
              </button>
              {more}
              {onRemove && (
                <button type="button" className="ed-b ed-b3" onClick={onRemove}>
                  Remove
                </button>
              )}
            </div>
          )}
          <p className="ed-hint">{note}</p>
        </div>
        <FileChooser of={chooser} label={label} accept={accept} onChosen={take} />
      </div>
      <FieldMessage id={id} message={message} />
    </fieldset>
  )
}

/** Whether something is held over the place, and what the place does about it. */
function useDropping(onDrop: (dropped: DataTransfer) => Promise<void>): [isOver: boolean, handlers: HTMLAttributes<HTMLElement>] {
  const [isOver, setOver] = useState(false)
  const handlers: HTMLAttributes<HTMLElement> = {
    onDragOver(event) {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop(event) {
      event.preventDefault()
      setOver(false)
      void onDrop(event.dataTransfer)
    },
  }
  return [isOver, handlers]
}

/** In place of the buttons while a file is sent: its progress, or the way out where the connection was lost. */
function PendingFile({ sending, onLeaveOut }: { sending: Sending; onLeaveOut(): void }) {
  const { file, lost } = sending
  if (lost === 0) return <UploadProgress sending={sending} />
  return (
    <div className="ed-row">
      <button type="button" className="ed-b ed-b2" aria-label={`Leave it out: ${file.name}`} onClick={onLeaveOut}>
        Leave it out
      </button>
    </div>
  )
}

/** A button cannot be invalid, so its description alone carries the message. */
function labelled(id: string, said: { hint?: string; message?: string }) {
  const { 'aria-describedby': ids } = describedBy(id, said)
  return { 'aria-describedby': [`${id}-label`, ids].filter(Boolean).join(' ') }
}
