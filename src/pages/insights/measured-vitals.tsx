import { judged, type Vital } from '../../nouns/insights/vitals.ts'
import type { MeasuredVital } from '../../nouns/insights/report.ts'
import { useWords } from '../../words/use-words.ts'
import { useNumbers } from './use-numbers.ts'
import { WideTable } from './wide-table.tsx'

/** How quick pages were for three of four people, as their browsers told; approximate, and said to be. */
export function MeasuredVitals({ vitals }: { vitals: readonly MeasuredVital[] }) {
  const words = useWords().insights
  const { number } = useNumbers()
  const said = (vital: Vital, measure: number) =>
    vital === 'CLS'
      ? (measure / 1000).toFixed(2)
      : vital === 'LCP'
        ? words.vitals.seconds((measure / 1000).toFixed(1))
        : words.vitals.milliseconds(number(measure))
  return (
    <section aria-labelledby="vitals" className="insights-card">
      <h2 id="vitals">{words.vitals.heading}</h2>
      <p>{words.vitals.how}</p>
      {vitals.length === 0 ? (
        <p>{words.vitals.none}</p>
      ) : (
        <WideTable label={words.vitals.heading}>
          <thead>
            <tr>
              <th scope="col">{words.vitals.what}</th>
              <th scope="col">{words.vitals.device}</th>
              <th scope="col">{words.vitals.p75}</th>
              <th scope="col">{words.before}</th>
              <th scope="col">{words.vitals.many}</th>
            </tr>
          </thead>
          <tbody>
            {vitals.map(({ vital, device, p75, before, many }) => (
              <tr key={`${vital} ${device}`}>
                <th scope="row">{words.vitals.names[vital]}</th>
                <td>{words.devices.names[device] ?? device}</td>
                <td>
                  <span className={`vital-${judged(vital, p75)}`}>
                    <b className="num">{said(vital, p75)}</b> {words.vitals.judged[judged(vital, p75)]}
                  </span>
                </td>
                <td className="num">{before === null ? '' : said(vital, before)}</td>
                <td className="num">{number(many)}</td>
              </tr>
            ))}
          </tbody>
        </WideTable>
      )}
    </section>
  )
}
