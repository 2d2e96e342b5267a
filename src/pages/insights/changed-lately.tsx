import type { InsightsReport } from '../../nouns/insights/report.ts'
import { useWords } from '../../words/use-words.ts'
import { usePathNames } from './use-path-names.ts'
import { useNumbers } from './use-numbers.ts'

/** What changed since last week, in three sentences. */
export function ChangedLately({ changes, titles }: Pick<InsightsReport, 'changes' | 'titles'>) {
  const words = useWords().insights.changes
  const { number, thanWeekBefore } = useNumbers()
  const nameOf = usePathNames(titles)
  return (
    <section aria-labelledby="changes" className="insights-changes">
      <h2 id="changes">{words.heading}</h2>
      {changes === null ? (
        <p>{words.none}</p>
      ) : (
        <p>
          {words.visits(number(changes.visits.now), thanWeekBefore(changes.visits.now, changes.visits.before ?? 0))}{' '}
          {changes.page && words.page(nameOf(changes.page.name), number(changes.page.now), number(changes.page.before))}{' '}
          {changes.search
            ? words.search(changes.search.words, number(changes.search.many))
            : words.quotes(number(changes.quotes.now), number(changes.quotes.before ?? 0))}
        </p>
      )}
    </section>
  )
}
