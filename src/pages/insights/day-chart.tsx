import type { InsightsReport } from '../../nouns/insights/report.ts'
import { useWords } from '../../words/use-words.ts'
import { Plot } from './plot.tsx'
import { useNumbers } from './use-numbers.ts'
import { WideTable } from './wide-table.tsx'

/** Visits by day, beside those of the days before, with a mark on each day something was published. */
export function DayChart({ days, visits }: Pick<InsightsReport, 'days' | 'visits'>) {
  const words = useWords().insights
  const { number, dayName } = useNumbers()
  const compares = visits.before !== null
  const share = (index: number) => (days.length > 1 ? index / (days.length - 1) : 0.5)
  const greatest = Math.max(...days.flatMap((day) => [day.visits, day.before ?? 0]))
  const best = days.reduce((most, day) => (day.visits > most.visits ? day : most), days[0])
  const published = days.filter(({ articles }) => articles.length > 0)
  return (
    <figure className="insights-figure">
      <figcaption>
        <h2>{words.days.heading}</h2>
        <p className="insights-key">
          <span className="key-now">{words.now}</span>
          {compares && <span className="key-before">{words.before}</span>}
          {published.length > 0 && <span className="key-mark">{words.days.published}</span>}
        </p>
      </figcaption>
      <Plot
        id="by-day"
        title={words.days.heading}
        description={words.days.says(number(visits.now), dayName(best.day), number(best.visits))}
        greatest={greatest}
        labels={days.map(({ day }, index) => ({ share: share(index), text: dayName(day) }))}
        number={number}
      >
        {({ x, y, bottom }) => (
          <>
            {compares && (
              <polyline className="plot-before" points={days.map((day, index) => `${x(share(index))},${y(day.before ?? 0)}`).join(' ')} />
            )}
            <polyline className="plot-now" points={days.map((day, index) => `${x(share(index))},${y(day.visits)}`).join(' ')} />
            {days.length === 1 && <circle className="plot-point" cx={x(0.5)} cy={y(days[0].visits)} r="5" />}
            {days.map(
              ({ day, articles, visits: many }, index) =>
                articles.length > 0 && (
                  <g key={day} className="plot-mark">
                    <line x1={x(share(index))} x2={x(share(index))} y1={y(many)} y2={bottom} />
                    <path d={`M${x(share(index))} ${y(many) - 8}l8 8l-8 8l-8-8z`} />
                  </g>
                ),
            )}
          </>
        )}
      </Plot>
      {published.length > 0 && (
        <ul className="insights-published">
          {published
            .toReversed()
            .slice(0, 8)
            .map(({ day, articles }) => (
              <li key={day}>
                <b>{dayName(day)}</b>{' '}
                {articles.map(({ title, href }) => (
                  <a key={href} href={href}>
                    {title}
                  </a>
                ))}
              </li>
            ))}
        </ul>
      )}
      <details>
        <summary>{words.asTable}</summary>
        <WideTable label={words.days.heading}>
          <thead>
            <tr>
              <th scope="col">{words.days.day}</th>
              <th scope="col">{words.visits}</th>
              {compares && <th scope="col">{words.before}</th>}
              <th scope="col">{words.views}</th>
              <th scope="col">{words.days.published}</th>
              <th scope="col">{words.days.saved}</th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map((day) => (
              <tr key={day.day}>
                <th scope="row">{dayName(day.day)}</th>
                <td className="num">{number(day.visits)}</td>
                {compares && <td className="num">{number(day.before ?? 0)}</td>}
                <td className="num">{number(day.views)}</td>
                <td>{day.articles.map(({ title }) => title).join('; ')}</td>
                <td className="num">{day.saved > 0 && number(day.saved)}</td>
              </tr>
            ))}
          </tbody>
        </WideTable>
      </details>
    </figure>
  )
}
