import { Icon } from '../../ui/icon.tsx'
import { useWords } from '../../words/use-words.ts'
import { useArticleDesk, type Said } from './desk-context.ts'

/** What was done, with a button that undoes it; shown until something else is done or it is closed. */
export function StatusLine({ said }: { said: Said | null }) {
  const words = useWords().blogSettings
  const { run, say } = useArticleDesk()
  const next = said?.next
  const undo = next?.run
  return (
    <div className="blogs-said" data-problem={said?.problem || undefined} data-empty={said === null ? true : undefined}>
      <output>{said && !said.problem ? said.text : ''}</output>
      <p role="alert">{said?.problem ? said.text : ''}</p>
      {undo && (
        <button type="button" className="blogs-link" onClick={() => void run(next.label, undo)}>
          {next.label}
        </button>
      )}
      {next?.href && (
        <a className="blogs-link" href={next.href}>
          {next.label}
        </a>
      )}
      <button type="button" className="blogs-icon" aria-label={words.dismiss} onClick={() => say(null)}>
        <Icon name="close" />
      </button>
    </div>
  )
}
