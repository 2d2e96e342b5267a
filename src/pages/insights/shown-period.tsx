import type { InsightsReport } from '../../nouns/insights/report.ts'
import { useWords } from '../../words/use-words.ts'
import { useNumbers } from './use-numbers.ts'

/** Of which days the numbers are, in words: on paper nothing else says it. */
export function ShownPeriod({ period, today, since }: Pick<InsightsReport, 'period' | 'today' | 'since'>) {
  const words = useWords().insights
  const { wholeSpanName } = useNumbers()
  const days = wholeSpanName(period)
  return (
    <p className="insights-how">
      {period.compared ? words.period.shownBeside(days, wholeSpanName(period.compared)) : words.period.shown(days)}
      {since && ` ${words.period.since(wholeSpanName({ from: since, to: since }))}`}
      {period.to === today && ` ${words.today}`}
    </p>
  )
}
