import type { InsightsReport } from '../../nouns/insights/report.ts'
import { useWords } from '../../words/use-words.ts'
import { isByWeek } from './day-chart.tsx'
import { TwoBars } from './two-bars.tsx'
import { useNumbers } from './use-numbers.ts'

/** How many quotes were opened and sent, by the steps of the period. */
export function QuoteBars({ report }: { report: InsightsReport }) {
  const { quotes: words, days } = useWords().insights
  const { number, spanName } = useNumbers()
  const sumOf = (of: 'quotesOpened' | 'quotesSent') => report.steps.reduce((all, step) => all + step[of], 0)
  return (
    <TwoBars
      id="quotes"
      heading={words.heading}
      description={words.says(number(sumOf('quotesOpened')), number(sumOf('quotesSent')))}
      bars={report.steps.map(({ from, to, quotesOpened, quotesSent }) => ({
        name: spanName(from, to),
        label: spanName(from),
        first: quotesOpened,
        second: quotesSent,
      }))}
      first={words.opened}
      second={words.sent}
      of={isByWeek(report) ? days.week : days.day}
      none={words.none}
    />
  )
}
