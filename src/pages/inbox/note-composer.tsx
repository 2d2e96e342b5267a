import { useState } from 'react'
import { writeNote } from '../../calls/addresses.ts'
import type { WholeCase } from '../../calls/desk-shapes.ts'
import { useWords } from '../../words/use-words.ts'
import { Composer, marked, type Wrong } from './composer.tsx'
import { keepDraft, useCaseDraft } from './desk-drafts.ts'
import type { CaseWork } from './use-case-work.ts'

/** A note that stays. */
export function NoteComposer({ of, work, close }: { of: WholeCase; work: CaseWork; close(): void }) {
  const { note: words, said } = useWords().inbox
  const { note } = useCaseDraft(of.id)
  const [problem, setProblem] = useState<Wrong>({ words: '' })

  async function save() {
    if (!note.trim()) return setProblem({ words: words.needText, field: 'note' })
    setProblem({ words: '' })
    if (!(await work.change(writeNote, { text: note }, said.noted))) return
    keepDraft(of.id, { note: '' })
    close()
  }

  return (
    <Composer
      kind="note"
      title={words.title}
      hint={words.stays}
      problem={problem}
      close={close}
      cancel={words.cancel}
      submit={() => void save()}
      busy={work.busy}
      action={words.save}
    >
      <label className="label">
        {words.text}
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
}
