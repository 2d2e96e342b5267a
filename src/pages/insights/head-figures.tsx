import type { InsightsReport, Sum } from '../../nouns/insights/report.ts'
import { useWords } from '../../words/use-words.ts'
import { useNumbers } from './use-numbers.ts'

/** The numbers somebody wants before any plot. */
export function HeadFigures({ report }: { report: InsightsReport }) {
  const words = useWords().insights
  const { number, change } = useNumbers()
  const sent = report.steps.reduce((all, { quotesSent }) => all + quotesSent, 0)
  const quotesBefore = report.period.compared && (report.forms.find(({ form }) => form === 'quote')?.before ?? 0)
  const figures: [string, Sum][] = [
    [words.visits, report.visits],
    [words.views, report.views],
    [words.quotes.sent, { now: sent, before: quotesBefore }],
    [words.searches.heading, report.searches],
    [words.robots.heading, report.robots],
  ]
  // Where only a part of the days before was counted, more or fewer than that says nothing.
  const share = (now: number, before: number) => (report.since === null ? [change(now, before)] : [])
  return (
    <dl className="insights-figures">
      {figures.map(([name, { now, before }]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <b className="num">{number(now)}</b>
            <small>
              {before === null ? '' : before === 0 ? words.noneBefore : [...share(now, before), words.was(number(before))].join(' · ')}
            </small>
          </dd>
        </div>
      ))}
    </dl>
  )
}
