import { useEffect, useId, useRef, type ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'

type Shown = {
  kind: 'reply' | 'note'
  title: string
  hint: string
  problem: Wrong
  action: string
  cancel: string
  busy: boolean
  submit(): void
  close(): void
  children: ReactNode
}

/** A form beside a case: it has the focus, Escape closes it, and what is missing is led to. */
export function Composer({ kind, title, hint, problem, action, cancel, busy, submit, close, children }: Shown) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const closing = useRef(close)
  useEffect(() => {
    closing.current = close
  })
  useEffect(() => {
    const element = form.current
    element?.querySelector<HTMLElement>('[data-first]')?.focus()
    const press = ({ key }: KeyboardEvent) => key === 'Escape' && closing.current()
    element?.addEventListener('keydown', press)
    return () => element?.removeEventListener('keydown', press)
  }, [])

  // Each time it is pressed in vain, whoever pressed is led to what is missing.
  useEffect(() => {
    if (problem.words) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [problem])

  return (
    <form
      className={`composer composer-${kind}`}
      data-composer={kind}
      aria-labelledby={id}
      ref={form}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <h3 id={id}>
        {kind === 'reply' && <Icon name="mail" />}
        {title}
      </h3>
      <p className="composer-hint">{hint}</p>
      {children}
      <p className="problem" role="alert" id={problemId}>
        {problem.words}
      </p>
      <div className="inbox-row">
        <button className={`btn btn-small ${kind === 'reply' ? 'btn-clay' : 'composer-save'}`} disabled={busy}>
          {action}
        </button>
        <button type="button" className="inbox-tool" onClick={close}>
          {cancel}
        </button>
      </div>
    </form>
  )
}

/** What is wrong in a composer, and with which of its fields. */
export type Wrong = { words: string; field?: string | undefined }

const problemId = 'composer-problem'

/** What says of a field that the problem is its own. */
export const marked = (field: string, wrong: Wrong) =>
  wrong.words && wrong.field === field ? ({ 'aria-invalid': true, 'aria-describedby': problemId } as const) : {}
