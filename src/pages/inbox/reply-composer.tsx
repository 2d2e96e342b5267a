import { useState } from 'react'
import { replyToCase } from '../../calls/addresses.ts'
import type { WholeCase } from '../../calls/desk-shapes.ts'
import { useWords } from '../../words/use-words.ts'
import { Composer, marked, type Wrong } from './composer.tsx'
import { keepDraft, useCaseDraft } from './desk-drafts.ts'
import { useFormNames } from './form-names.ts'
import type { CaseWork } from './use-case-work.ts'

/** A mail that leaves. */
export function ReplyComposer({ of, work, close }: { of: WholeCase; work: CaseWork; close(): void }) {
  const { reply: words, said } = useWords().inbox
  const formNames = useFormNames()
  const draft = useCaseDraft(of.id)
  const reply = { subject: draft.subject ?? words.presetSubject(formNames[of.form] ?? of.form, of.reference), text: draft.reply }
  const [problem, setProblem] = useState<Wrong>({ words: '' })

  async function send() {
    if (!reply.subject.trim()) return setProblem({ words: words.needSubject, field: 'subject' })
    if (!reply.text.trim()) return setProblem({ words: words.needText, field: 'reply' })
    setProblem({ words: '' })
    const wasKept = (next: WholeCase) => next.mails.findLast(({ kind }) => kind === 'reply')?.state === 'kept'
    const done = await work.change(replyToCase, { revision: of.revision, ...reply }, (next) => (wasKept(next) ? said.kept : said.replied))
    if (!done) return
    keepDraft(of.id, { subject: undefined, reply: '' })
    close()
  }

  return (
    <Composer
      kind="reply"
      title={words.title(of.name || of.sender.email)}
      hint={words.leaves(of.sender.email)}
      problem={problem}
      close={close}
      cancel={words.cancel}
      submit={() => void send()}
      busy={work.busy}
      action={words.send(of.sender.email)}
    >
      <label className="label">
        {words.subject}
        <input
          className="input"
          value={reply.subject}
          {...marked('subject', problem)}
          maxLength={200}
          onChange={({ target }) => keepDraft(of.id, { subject: target.value })}
        />
      </label>
      <label className="label">
        {words.text}
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
}
