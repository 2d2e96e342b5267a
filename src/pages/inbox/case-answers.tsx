import type { WholeCase } from '../../calls/desk-shapes.ts'
import { useWords } from '../../words/use-words.ts'

/** The questions as they were asked, and what was answered. */
export function CaseAnswers({ of }: { of: WholeCase }) {
  const words = useWords().inbox.case
  const files = new Set(of.fileList.map(({ field }) => field))
  const answers = of.answers.filter(({ id }) => !files.has(id))
  if (answers.length === 0) return null
  return (
    <section className="case-part">
      <h3>{words.answers}</h3>
      <dl className="case-answers">
        {answers.map(({ id, label, words: said }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>{said.length > 0 ? said.join(', ') : <span className="fine">{words.noAnswer}</span>}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
