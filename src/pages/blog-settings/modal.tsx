import { useEffect, useId, useRef, type ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { useWords } from '../../words/use-words.ts'

type Needs = { title: string; wide?: boolean; question?: boolean; describedBy?: string; close(): void; children: ReactNode }

/** The browser's own modal dialog: the focus stays in it, Esc closes it, and it goes back to where it was opened from. */
export function Modal({ title, wide, question, describedBy, close, children }: Needs) {
  const words = useWords().blogSettings
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  useEffect(() => {
    const before = document.activeElement
    const element = dialog.current
    element?.showModal()
    // A dialog that asks for words is opened to type.
    element?.querySelector<HTMLElement>('[data-first]')?.focus()
    return () => {
      element?.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
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
