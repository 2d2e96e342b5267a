import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { useWords } from '../../words/use-words.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { requirePart } from '../site/require-part.ts'
import { ChangedLately } from './changed-lately.tsx'
import { DayChart } from './day-chart.tsx'
import { FormFunnels } from './form-funnels.tsx'
import { HeadFigures } from './head-figures.tsx'
import { HourBars } from './hour-bars.tsx'
import { LineList } from './line-list.tsx'
import { MeasuredVitals } from './measured-vitals.tsx'
import { PeriodChoice } from './period-choice.tsx'
import { QuoteBars } from './quote-bars.tsx'
import { ShownPeriod } from './shown-period.tsx'
import { VisitLists } from './visit-lists.tsx'
import { withoutChanges } from './without-changes.ts'
import '../../ui/styles/desk.css'
import './insights.css'

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, (words) => ({ ...words.insights.page, indexed: false }))

export async function loader({ request, context }: LoaderFunctionArgs) {
  const insights = requirePart(context, 'insights')
  const { searchParams } = new URL(request.url)
  const asked = (name: string) => (searchParams.get(name) ?? '').slice(0, 10)
  return insights.report({ days: asked('days'), from: asked('from'), to: asked('to'), with: asked('with') })
}

/** For admins: what visitors need, and what of it they found. It works without script. */
export default function InsightsPage() {
  const report = useLoaderData<typeof loader>()
  const words = useWords().insights
  const lines = withoutChanges(report)
  return (
    <div className="wrap desk insights">
      <header>
        <h1>{words.heading}</h1>
        <p>{words.about}</p>
      </header>
      <PeriodChoice {...report} />
      <ChangedLately {...report} />
      <HeadFigures report={report} />
      <ShownPeriod {...report} />
      <DayChart {...report} />
      <QuoteBars report={report} />
      <FormFunnels {...lines} />
      <VisitLists report={lines} />
      <HourBars {...report} />
      <MeasuredVitals {...lines} />
      <LineList
        id="robots"
        heading={words.robots.heading}
        of={words.robots.of}
        counted={words.views}
        lines={lines.robotNames}
        none={words.none}
      >
        <p>{words.robots.how}</p>
      </LineList>
      <p className="insights-how">{words.how}</p>
    </div>
  )
}
