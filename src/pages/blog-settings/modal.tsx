import { useEffect, useId, useRef, type ReactNode } from 'react'
import { useModal } from '../../ui/use-modal.ts'
import { Icon } from '../../ui/icon.tsx'
import { useWords } from '../../words/use-words.ts'

type Needs = { title: string; wide?: boolean; question?: boolean; describedBy?: string; close(): void; children: ReactNode }

/** A dialog with a title and a way to close it; Esc closes it too. */
export function Modal({ title, wide, question, describedBy, close, children }: Needs) {
  const words = useWords().blogSettings
  const dialog = useModal()
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  // A dialog that asks for words is opened to type.
  useEffect(() => dialog.current?.querySelector<HTMLElement>('[data-first]')?.focus(), [dialog])
  // What had the focus may be gone, a row that was deleted: who works by keyboard stays in the dialog.
  useEffect(() => {
    if (document.activeElement !== document.body) return
    if ([...document.querySelectorAll('dialog:modal')].at(-1) === dialog.current) heading.current?.focus()
  })
  return (
    <dialog
      className="blogs-dialog"
      data-wide={wide || undefined}
      ref={dialog}
      role={question ? 'alertdialog' : undefined}
      aria-labelledby={id}
      aria-describedby={describedBy}
      onCancel={(event) => {
        // One dialog may stand over another: each answers for itself.
        event.stopPropagation()
        event.preventDefault()
        close()
      }}
    >
      <header className="blogs-dialog-head">
        <h2 id={id} tabIndex={-1} ref={heading}>
          {title}
        </h2>
        {!question && (
          <button type="button" className="blogs-icon" aria-label={words.close} onClick={close}>
            <Icon name="close" />
          </button>
        )}
      </header>
      {children}
    </dialog>
  )
}
