import type { InsightsReport } from '../../nouns/insights/report.ts'
import { useWords } from '../../words/use-words.ts'
import { useNumbers } from './use-numbers.ts'

/** Of which days the numbers are, in words: on paper nothing else says it. */
export function ShownPeriod({ period, today }: Pick<InsightsReport, 'period' | 'today'>) {
  const words = useWords().insights
  const { wholeSpanName } = useNumbers()
  const days = wholeSpanName(period)
  return (
    <p className="insights-how">
      {period.compared ? words.period.shownBeside(days, wholeSpanName(period.compared)) : words.period.shown(days)}
      {period.to === today && ` ${words.today}`}
    </p>
  )
}
