import { useId, type ReactNode, type RefObject } from 'react'
import { useWords } from '../../words/use-words.ts'

type Props = {
  words: { add: string; edit: string; name: string }
  form: RefObject<HTMLFormElement | null>
  /** Whether it changes one that is there, or makes a new one. */
  isNew: boolean
  busy: boolean
  name: string
  problem: string
  onName(name: string): void
  save(): void
  reset(): void
  /** What it has beside its name. */
  children?: ReactNode
}

/** The form of a tag or a topic: its name, what else it has, and the two buttons of the source. */
export function TermForm({ words, form, isNew, busy, name, problem, onName, save, reset, children }: Props) {
  const { terms } = useWords().blogSettings
  const id = useId()
  return (
    <form
      className="blogs-term-form"
      aria-labelledby={`${id}heading`}
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <h3 id={`${id}heading`}>{isNew ? words.add : words.edit}</h3>
      <div>
        <label className="label" htmlFor={`${id}name`}>
          {words.name}
        </label>
        <input
          className="input"
          id={`${id}name`}
          name="name"
          value={name}
          maxLength={100}
          autoComplete="off"
          data-first
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}problem`}
          onChange={({ target }) => onName(target.value)}
        />
        <p className="problem" id={`${id}problem`}>
          {problem}
        </p>
      </div>
      {children}
      <div className="blogs-buttons">
        <button className="btn btn-small btn-sky" aria-disabled={busy || undefined}>
          {busy ? terms.saving : isNew ? terms.add : terms.save}
        </button>
        <button type="button" className="btn btn-small blogs-line" onClick={reset}>
          {terms.reset}
        </button>
      </div>
    </form>
  )
}

/** Leads to a field of the form by its name. */
export const focusIn = (form: RefObject<HTMLFormElement | null>, name: string): void =>
  form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
