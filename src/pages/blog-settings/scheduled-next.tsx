import { useWords } from '../../words/use-words.ts'
import { useArticleDesk } from './desk-context.ts'
import { useWhen } from './when.ts'
import { editArticleAddress } from '../../routes.ts'

/** What will happen by itself, the soonest first, and what should have and could not. */
export function ScheduledNext() {
  const words = useWords().blogSettings
  const { list } = useArticleDesk()
  const when = useWhen()
  const { next } = list.shown
  if (next.length === 0) return null
  return (
    <section className="blogs-card blogs-next" aria-labelledby="blogs-next">
      <h2 id="blogs-next">{words.next.heading}</h2>
      <ol>
        {next.map(({ id, what, at, title, article, problem }) => (
          <li key={id}>
            <time className="num" dateTime={at}>
              {when.moment(at)}
            </time>{' '}
            <span>
              {words.next[what]} <a href={editArticleAddress(article)}>{title}</a>
              {problem && <b className="blogs-wrong"> {words.marks.problem(problem)}</b>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
