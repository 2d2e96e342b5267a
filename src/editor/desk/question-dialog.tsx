import { useEffect, useId, useRef } from 'react'
import type { Question } from './desk-state.ts'
import { Thumbnail } from '../uploads/thumbnail.tsx'

/** A question that stops everything else: the browser's own modal dialog keeps focus in it. Esc answers nothing. */
export function QuestionDialog({ question }: { question: Question }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const { title, text, yes, no, what, answer } = question

  useEffect(() => {
    const before = document.activeElement
    const element = dialog.current
    element?.showModal()
    return () => {
      element?.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])

  function cancel(event: { preventDefault(): void; stopPropagation(): void }) {
    event.preventDefault()
    event.stopPropagation()
    answer(null)
  }

  return (
    <dialog
      className="ed-dialog"
      ref={dialog}
      role="alertdialog"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      onCancel={cancel}
    >
      <h2 id={`${id}title`}>{title}</h2>
      {what && (
        <div className="ed-what">
          {what.picture !== undefined && <Thumbnail of={what.picture} />}
          <div>
            <b>{what.name}</b>
            {what.text && <small>{what.text}</small>}
          </div>
        </div>
      )}
      <p id={`${id}text`}>{text}</p>
      <div className="ed-row">
        <button type="button" className="ed-b ed-b2" onClick={() => answer(false)}>
          {no}
        </button>
        <button type="button" className="ed-b ed-danger" onClick={() => answer(true)}>
          {yes}
        </button>
      </div>
    </dialog>
  )
}
