import { useWords } from '../../words/use-words.ts'
import { useShell } from '../shell/shell-data.ts'
import './counting-note.css'

/** How readers are counted: a promise of the code, so its words are no content that somebody could change. */
export function CountingNote() {
  const { analytics: outside } = useShell().tenant
  const { privacy, shell } = useWords()
  const words = privacy.counting
  return (
    <section className="wrap counting-note" aria-labelledby="counting">
      <h2 id="counting">{words.heading}</h2>
      <p>{words.own}</p>
      <p>{words.signals}</p>
      {outside && (
        <>
          <p>{words.outside(shell.outsideAnalytics.services[outside.kind])}</p>
          <button type="button" className="btn btn-small btn-line" data-ask-again="" hidden>
            {words.again}
          </button>
        </>
      )}
    </section>
  )
}
