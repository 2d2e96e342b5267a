import { lengthOf } from '../../nouns/insights/period.ts'
import type { InsightsReport } from '../../nouns/insights/report.ts'
import { useWords } from '../../words/use-words.ts'
import { DayLines } from './day-lines.tsx'
import { DayTable } from './day-table.tsx'
import { KeySign } from './key-sign.tsx'
import { Plot } from './plot.tsx'
import { useNumbers } from './use-numbers.ts'

type Shown = Pick<InsightsReport, 'steps' | 'visits' | 'period' | 'today'>

/** A long period is drawn in weeks, of which the first may be shorter than one. */
export const isByWeek = ({ steps, period }: Pick<InsightsReport, 'steps' | 'period'>) => steps.length < lengthOf(period)

/** Visits by day, or by week, beside those of the days before, with a mark where something was published. */
export function DayChart({ steps, visits, period, today }: Shown) {
  const words = useWords().insights
  const { number, dayName, spanName } = useNumbers()
  const compares = visits.before !== null
  const byWeek = isByWeek({ steps, period })
  const heading = byWeek ? words.days.byWeek : words.days.heading
  const share = (index: number) => (steps.length > 1 ? index / (steps.length - 1) : 0.5)
  const greatest = Math.max(...steps.flatMap((step) => [step.visits, step.before ?? 0]))
  const best = steps.reduce((most, step) => (step.visits > most.visits ? step : most), steps[0])
  const published = steps.flatMap(({ articles }) => articles)
  // Today is not over, and a line that falls for that alone is drawn as another.
  const isOpen = period.to === today && !byWeek && steps.length > 1
  const isShort = byWeek && lengthOf(steps[0]) < 7
  return (
    <figure className="insights-figure">
      <figcaption>
        <h2>{heading}</h2>
        <p className="insights-key">
          <KeySign of="now" says={words.now} />
          {isOpen && <KeySign of="open" says={words.days.today} />}
          {compares && <KeySign of="before" says={words.before} />}
          {published.length > 0 && <KeySign of="mark" says={words.days.published} />}
        </p>
      </figcaption>
      {isShort && <p>{words.days.short(spanName(steps[0].from, steps[0].to))}</p>}
      <Plot
        id="by-day"
        title={heading}
        description={words.days.says(number(visits.now), spanName(best.from, best.to), number(best.visits))}
        greatest={greatest}
        labels={steps.map(({ from }, index) => ({ share: share(index), text: dayName(from) }))}
        number={number}
      >
        {(space) => <DayLines {...space} steps={steps} compares={compares} isOpen={isOpen} share={share} />}
      </Plot>
      {published.length > 0 && (
        <ul className="insights-published">
          {published
            .toReversed()
            .slice(0, 8)
            .map(({ day, title, href }) => (
              <li key={href}>
                <b>{dayName(day)}</b> <a href={href}>{title}</a>
              </li>
            ))}
        </ul>
      )}
      <details>
        <summary>{words.asTable}</summary>
        <DayTable label={heading} steps={steps} byWeek={byWeek} compares={compares} />
      </details>
    </figure>
  )
}
