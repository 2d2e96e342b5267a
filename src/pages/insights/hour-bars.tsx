import type { InsightsReport } from '../../nouns/insights/report.ts'
import { useWords } from '../../words/use-words.ts'
import { TwoBars } from './two-bars.tsx'
import { useNumbers } from './use-numbers.ts'

/** At which hours of the day pages are read. */
export function HourBars({ hours }: Pick<InsightsReport, 'hours'>) {
  const words = useWords().insights
  const { number, hourName } = useNumbers()
  const busiest = hours.indexOf(Math.max(...hours))
  return (
    <TwoBars
      id="hours"
      heading={words.hours.heading}
      description={words.hours.says(hourName(busiest), number(hours[busiest]))}
      bars={hours.map((first, hour) => ({ name: hourName(hour), label: hourName(hour), first }))}
      first={words.views}
      of={words.hours.hour}
      none={words.none}
    />
  )
}
