import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { useWords } from '../../words/use-words.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { siteContext } from '../site.ts'
import { ChangedLately } from './changed-lately.tsx'
import { DayChart, isByWeek } from './day-chart.tsx'
import { FormFunnels } from './form-funnels.tsx'
import { HeadFigures } from './head-figures.tsx'
import { LineList } from './line-list.tsx'
import { MeasuredVitals } from './measured-vitals.tsx'
import { PeriodChoice } from './period-choice.tsx'
import { TwoBars } from './two-bars.tsx'
import { useNumbers } from './use-numbers.ts'
import { usePathNames } from './use-path-names.ts'
import '../../ui/styles/desk.css'
import './insights.css'

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, (words) => ({ ...words.insights.page, indexed: false }))

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { insights } = context.get(siteContext)
  if (!insights) throw new Response(null, { status: 404 })
  const { searchParams } = new URL(request.url)
  const asked = (name: string) => (searchParams.get(name) ?? '').slice(0, 10)
  return insights.report({ days: asked('days'), from: asked('from'), to: asked('to'), with: asked('with') })
}

/** For admins: what visitors need, and what of it they found. It works without script. */
export default function InsightsPage() {
  const report = useLoaderData<typeof loader>()
  const words = useWords().insights
  const { number, spanName, hourName } = useNumbers()
  const nameOf = usePathNames(report.titles)
  const { steps, hours } = report
  const byWeek = isByWeek(report)
  const sumOf = (of: 'quotesOpened' | 'quotesSent') => steps.reduce((all, step) => all + step[of], 0)
  const busiest = hours.indexOf(Math.max(...hours))
  return (
    <div className="wrap desk insights">
      <header>
        <h1>{words.heading}</h1>
        <p>{words.about}</p>
      </header>
      <PeriodChoice {...report} />
      <ChangedLately {...report} />
      <HeadFigures report={report} />
      {report.period.to === report.today && <p className="insights-how">{words.today}</p>}
      <DayChart {...report} />
      <TwoBars
        id="quotes"
        heading={words.quotes.heading}
        description={words.quotes.says(number(sumOf('quotesOpened')), number(sumOf('quotesSent')))}
        bars={steps.map(({ from, to, quotesOpened, quotesSent }) => ({
          name: spanName(from, to),
          label: spanName(from),
          first: quotesOpened,
          second: quotesSent,
        }))}
        first={words.quotes.opened}
        second={words.quotes.sent}
        of={byWeek ? words.days.week : words.days.day}
        none={words.quotes.none}
      />
      <FormFunnels {...report} />
      <div className="insights-two">
        <LineList
          id="pages"
          heading={words.pages.heading}
          of={words.pages.of}
          counted={words.views}
          ofThem={words.pages.landings}
          lines={report.pages}
          none={words.none}
          nameOf={({ name }) => nameOf(name)}
          hrefOf={({ name }) => (/[:(]/.test(name) ? undefined : name)}
        />
        <LineList
          id="sources"
          heading={words.sources.heading}
          of={words.sources.of}
          counted={words.visits}
          lines={report.sources}
          none={words.none}
          nameOf={({ name }) => words.sources.names[name] ?? name}
        />
        <LineList
          id="nothing-found"
          heading={words.searches.nothing}
          of={words.searches.of}
          counted={words.searches.times}
          ofThem={words.searches.without}
          by="ofThem"
          lines={report.nothingFound}
          none={words.searches.none}
        >
          <p>{words.searches.how(number(report.withoutAnswer.now), number(report.searches.now))}</p>
        </LineList>
        <LineList
          id="searches"
          heading={words.searches.top}
          of={words.searches.of}
          counted={words.searches.times}
          ofThem={words.searches.without}
          lines={report.topSearches}
          none={words.searches.none}
        />
        <LineList
          id="campaigns"
          heading={words.campaigns.heading}
          of={words.campaigns.of}
          counted={words.visits}
          lines={report.campaigns}
          none={words.campaigns.none}
        />
        <LineList
          id="devices"
          heading={words.devices.heading}
          of={words.devices.of}
          counted={words.views}
          ofThem={words.visits}
          lines={report.devices}
          none={words.none}
          nameOf={({ name }) => words.devices.names[name] ?? name}
        />
      </div>
      <TwoBars
        id="hours"
        heading={words.hours.heading}
        description={words.hours.says(hourName(busiest), number(hours[busiest]))}
        bars={hours.map((first, hour) => ({ name: hourName(hour), label: hourName(hour), first }))}
        first={words.views}
        of={words.hours.hour}
        none={words.none}
      />
      <MeasuredVitals {...report} />
      <LineList
        id="robots"
        heading={words.robots.heading}
        of={words.robots.of}
        counted={words.views}
        lines={report.robotNames}
        none={words.none}
      >
        <p>{words.robots.how}</p>
      </LineList>
      <p className="insights-how">{words.how}</p>
    </div>
  )
}
