import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { completedAddress } from '../../fields/link.ts'
import { LinkBox } from '../links/link-box.tsx'
import { describedBy, FieldFrame } from '../inputs/field-frame.tsx'

export interface WordsQuestion {
  title: string
  label: string
  hint?: string
  value: string
  yes: string
  /** Removes what is there; only where there is something. */
  remove?: string
  /** An address: pages are found by their names. */
  isAddress?: boolean
  /** A box beside it: while it is ticked no words are asked for. */
  without?: { label: string; on: boolean }
  problemOf(words: string, without: boolean): string | undefined
  /** The words, empty to remove what is there, undefined when the dialog was dismissed. */
  answer(words: string | null | undefined): void
}

/** Asks for one line of words: an address, or what a picture shows. */
export function WordsDialog({ question }: { question: WordsQuestion }) {
  const { title, label, hint, value, yes, remove, isAddress, without, problemOf, answer } = question
  const dialog = useRef<HTMLDialogElement>(null)
  const [words, setWords] = useState(value)
  const [isWithout, setWithout] = useState(without?.on ?? false)
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
    const whole = isWithout ? '' : isAddress ? completedAddress(words) : words.trim()
    const problem = problemOf(whole, isWithout)
    setMessage(problem ?? '')
    if (!problem) answer(whole)
  }

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
        <FieldFrame id={id} label={label} hint={hint} message={message}>
          {isAddress ? (
            <LinkBox id={id} value={words} said={{ hint, message }} onChange={setWords} />
          ) : (
            <input
              type="text"
              id={id}
              value={isWithout ? '' : words}
              readOnly={isWithout}
              autoComplete="off"
              onChange={(event) => setWords(event.currentTarget.value)}
              {...describedBy(id, { hint, message })}
            />
          )}
        </FieldFrame>
        {without && (
          <div className="ed-toggle">
            <input type="checkbox" id={`${id}without`} checked={isWithout} onChange={(event) => setWithout(event.currentTarget.checked)} />
            <label htmlFor={`${id}without`}>{without.label}</label>
          </div>
        )}
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
