import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { replyToCase, writeNote } from '../../calls/addresses.ts'
import type { WholeCase } from '../../calls/desk-shapes.ts'
import { Icon } from '../../ui/icon.tsx'
import { useWords } from '../../words/use-words.ts'
import { keepDraft, useCaseDraft } from './desk-drafts.ts'
import { useFormNames } from './form-names.ts'
import type { DeskWork } from './use-desk-work.ts'

export type ComposerName = 'reply' | 'note'

/** What is wrong in a composer, and with which of its fields. */
type Wrong = { in: ComposerName | null; words: string; field?: string | undefined }

type Needs = { of: WholeCase; work: DeskWork; which: ComposerName | null; close(): void }

/** A mail that leaves, and a note that stays: never both at once, and nothing about them is alike. What was typed is kept until it is sent. */
export function Composers({ of, work, which, close }: Needs) {
  const words = useWords().inbox
  const formNames = useFormNames()
  const draft = useCaseDraft(of.id)
  const { note } = draft
  const reply = { subject: draft.subject ?? words.reply.presetSubject(formNames[of.form] ?? of.form, of.reference), text: draft.reply }
  const [wrong, setWrong] = useState<Wrong>({ in: which, words: '' })
  const problem = wrong.in === which ? wrong : { in: which, words: '' }
  const setProblem = (said: string, field?: string) => setWrong({ in: which, words: said, field })

  async function send() {
    if (!reply.subject.trim()) return setProblem(words.reply.needSubject, 'subject')
    if (!reply.text.trim()) return setProblem(words.reply.needText, 'reply')
    setProblem('')
    const wasKept = (next: WholeCase) => next.mails.findLast(({ kind }) => kind === 'reply')?.state === 'kept'
    const done = await work.change(replyToCase, { revision: of.revision, ...reply }, (next) =>
      wasKept(next) ? words.said.kept : words.said.replied,
    )
    if (!done) return
    keepDraft(of.id, { subject: undefined, reply: '' })
    close()
  }

  async function save() {
    if (!note.trim()) return setProblem(words.note.needText, 'note')
    setProblem('')
    if (!(await work.change(writeNote, { text: note }, words.said.noted))) return
    keepDraft(of.id, { note: '' })
    close()
  }

  if (which === 'reply')
    return (
      <Composer
        key="reply"
        kind="reply"
        title={words.reply.title(of.name || of.sender.email)}
        hint={words.reply.leaves(of.sender.email)}
        problem={problem}
        close={close}
        cancel={words.reply.cancel}
        submit={() => void send()}
        busy={work.busy}
        action={words.reply.send(of.sender.email)}
      >
        <label className="label">
          {words.reply.subject}
          <input
            className="input"
            value={reply.subject}
            {...marked('subject', problem)}
            maxLength={200}
            onChange={({ target }) => keepDraft(of.id, { subject: target.value })}
          />
        </label>
        <label className="label">
          {words.reply.text}
          <textarea
            className="input"
            rows={8}
            maxLength={10_000}
            data-first
            value={reply.text}
            {...marked('reply', problem)}
            onChange={({ target }) => keepDraft(of.id, { reply: target.value })}
          />
        </label>
      </Composer>
    )
  if (which === 'note')
    return (
      <Composer
        key="note"
        kind="note"
        title={words.note.title}
        hint={words.note.stays}
        problem={problem}
        close={close}
        cancel={words.note.cancel}
        submit={() => void save()}
        busy={work.busy}
        action={words.note.save}
      >
        <label className="label">
          {words.note.text}
          <textarea
            className="input"
            rows={4}
            maxLength={10_000}
            data-first
            value={note}
            {...marked('note', problem)}
            onChange={({ target }) => keepDraft(of.id, { note: target.value })}
          />
        </label>
      </Composer>
    )
  return null
}

const problemId = 'composer-problem'

/** What says of a field that the problem is its own. */
const marked = (field: string, wrong: Wrong) =>
  wrong.words && wrong.field === field ? ({ 'aria-invalid': true, 'aria-describedby': problemId } as const) : {}

type Shown = {
  kind: ComposerName
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

function Composer({ kind, title, hint, problem, action, cancel, busy, submit, close, children }: Shown) {
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
