import type { WholeCase } from '../../calls/desk-shapes.ts'
import { useWords } from '../../words/use-words.ts'
import { useMoment } from '../shell/use-moment.ts'

/** Notes of the desk to itself, and who did what when. */
export function CaseStory({ of }: { of: WholeCase }) {
  const words = useWords().inbox
  const moment = useMoment()
  return (
    <>
      {of.notes.length > 0 && (
        <section className="case-part">
          <h3>{words.case.notes}</h3>
          <ol className="case-notes">
            {of.notes.map(({ id, name, text, writtenAt }) => (
              <li key={id}>
                <p className="case-note-text">{text}</p>
                <p className="fine">
                  {name}, {moment(writtenAt)}
                </p>
              </li>
            ))}
          </ol>
        </section>
      )}
      {of.events.length > 0 && (
        <section className="case-part">
          <h3>{words.case.story}</h3>
          <ol className="case-events">
            {of.events.map(({ id, what, name, about, happenedAt }) => (
              <li key={id}>
                {name} {words.events[what]?.(about ?? '') ?? what} <span className="fine num">{moment(happenedAt)}</span>
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  )
}
