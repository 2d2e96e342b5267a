import type { StepOfReport } from '../../nouns/insights/report.ts'
import { useWords } from '../../words/use-words.ts'
import { useNumbers } from './use-numbers.ts'
import { WideTable } from './wide-table.tsx'

type Shown = { label: string; steps: readonly StepOfReport[]; byWeek: boolean; compares: boolean }

/** What the chart says, step by step, the last one first. */
export function DayTable({ label, steps, byWeek, compares }: Shown) {
  const words = useWords().insights
  const { number, spanName } = useNumbers()
  return (
    <WideTable label={label}>
      <thead>
        <tr>
          <th scope="col">{byWeek ? words.days.week : words.days.day}</th>
          <th scope="col">{words.visits}</th>
          {compares && <th scope="col">{words.before}</th>}
          <th scope="col">{words.views}</th>
          <th scope="col">{words.days.published}</th>
          <th scope="col">{words.days.saved}</th>
        </tr>
      </thead>
      <tbody>
        {steps.toReversed().map((step) => (
          <tr key={step.from}>
            <th scope="row">{spanName(step.from, step.to)}</th>
            <td className="num">{number(step.visits)}</td>
            {compares && <td className="num">{number(step.before ?? 0)}</td>}
            <td className="num">{number(step.views)}</td>
            <td>{step.articles.map(({ title }) => title).join('; ')}</td>
            <td className="num">{step.saved > 0 && number(step.saved)}</td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  )
}
