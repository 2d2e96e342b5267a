import { useId } from 'react'
import type { Question } from './desk-state.ts'
import { useModal } from '../../ui/use-modal.ts'
import { Thumbnail } from '../uploads/thumbnail.tsx'

/** A question that stops everything else. Esc answers nothing. */
export function QuestionDialog({ question }: { question: Question }) {
  const dialog = useModal()
  const id = useId()
  const { title, text, answers, what, answer } = question

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
      <div className={answers.length > 2 ? 'ed-row ed-answers' : 'ed-row'}>
        {answers.map(({ id: each, name, look }) => (
          <button type="button" className={`ed-b ${looks[look]}`} key={each} onClick={() => answer(each)}>
            {name}
          </button>
        ))}
      </div>
    </dialog>
  )
}

const looks = { main: '', plain: 'ed-b2', danger: 'ed-danger' }
