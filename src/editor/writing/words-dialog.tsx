import { useEffect, useId, useRef, useState, type FormEvent } from 'react'

export interface WordsQuestion {
  title: string
  label: string
  hint?: string
  value: string
  yes: string
  /** Takes away what is there; only where there is something. */
  remove?: string
  /** The id of a list of suggestions. */
  list?: string
  problemOf(words: string): string | undefined
  /** The words, nothing to take away what is there, undefined when it was waved away. */
  answer(words: string | null | undefined): void
}

/** Asks for one line of words: an address, or what a picture shows. */
export function WordsDialog({ question }: { question: WordsQuestion }) {
  const { title, label, hint, value, yes, remove, list, problemOf, answer } = question
  const dialog = useRef<HTMLDialogElement>(null)
  const [words, setWords] = useState(value)
  const [message, setMessage] = useState('')
  const id = useId()

  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])

  function submit(event: FormEvent) {
    event.preventDefault()
    event.stopPropagation()
    const problem = problemOf(words)
    setMessage(problem ?? '')
    if (!problem) answer(words.trim())
  }

  const ids = [message && `${id}message`, hint && `${id}hint`].filter(Boolean).join(' ')
  return (
    <dialog
      className="ed-dialog"
      ref={dialog}
      aria-labelledby={`${id}title`}
      onCancel={(event) => {
        event.preventDefault()
        event.stopPropagation()
        answer(undefined)
      }}
    >
      <form noValidate onSubmit={submit}>
        <h2 id={`${id}title`}>{title}</h2>
        <div className={message ? 'ed-field bad' : 'ed-field'}>
          <label htmlFor={`${id}input`}>{label}</label>
          {hint && (
            <p className="ed-hint" id={`${id}hint`}>
              {hint}
            </p>
          )}
          <input
            type="text"
            id={`${id}input`}
            list={list}
            value={words}
            autoComplete="off"
            aria-describedby={ids || undefined}
            aria-invalid={message ? true : undefined}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
          {message && (
            <p className="ed-err" id={`${id}message`}>
              {message}
            </p>
          )}
        </div>
        <div className="ed-row">
          {remove && (
            <button type="button" className="ed-b ed-b3" onClick={() => answer(null)}>
              {remove}
            </button>
          )}
          <button type="button" className="ed-b ed-b2" onClick={() => answer(undefined)}>
            Cancel
          </button>
          <button type="submit" className="ed-b">
            {yes}
          </button>
        </div>
      </form>
    </dialog>
  )
}
