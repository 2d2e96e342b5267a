import type { ReactNode } from 'react'
import { useWords } from '../../words/use-words.ts'
import { KeySign } from './key-sign.tsx'
import { Plot } from './plot.tsx'
import { useNumbers } from './use-numbers.ts'
import { WideTable } from './wide-table.tsx'

type Bar = { name: string; label: string; first: number; second?: number }

type Props = {
  id: string
  heading: string
  description: string
  bars: Bar[]
  /** What a bar stands for, and the one hatched within it. */
  first: string
  second?: string
  /** What the bars are of: days, hours. */
  of: string
  /** Said in place of a plot of nothing. */
  none: string
  children?: ReactNode
}

/** Upright bars, each with a smaller one before it where there are two numbers; the second is told by its pattern, not by colour alone. */
export function TwoBars({ id, heading, description, bars, first, second, of, none, children }: Props) {
  const words = useWords().insights
  const { number } = useNumbers()
  const greatest = Math.max(...bars.map((bar) => Math.max(bar.first, bar.second ?? 0)))
  if (greatest === 0)
    return (
      <section className="insights-card" aria-labelledby={id}>
        <h2 id={id}>{heading}</h2>
        <p>{none}</p>
      </section>
    )
  const share = (index: number) => (index + 0.5) / bars.length
  return (
    <figure className="insights-figure">
      <figcaption>
        <h2>{heading}</h2>
        {second && (
          <p className="insights-key">
            <KeySign of="hatch" says={first} />
            <KeySign of="full" says={second} />
          </p>
        )}
      </figcaption>
      {children}
      <Plot
        id={id}
        title={heading}
        description={description}
        greatest={greatest}
        labels={bars.map(({ label }, index) => ({ share: share(index), text: label }))}
        number={number}
      >
        {({ x, y, bottom, id: own }) => {
          const width = Math.max(1, (x(1) - x(0)) / bars.length - 3)
          return bars.map((bar, index) => (
            <g key={bar.name}>
              <rect
                className={second ? 'plot-hatched' : 'plot-bar'}
                fill={second ? `url(#${own}-hatch)` : undefined}
                x={x(share(index)) - width / 2}
                width={width}
                y={y(bar.first)}
                height={bottom - y(bar.first)}
              />
              {bar.second !== undefined && (
                <rect
                  className="plot-bar"
                  x={x(share(index)) - width / 2}
                  width={width}
                  y={y(bar.second)}
                  height={bottom - y(bar.second)}
                />
              )}
            </g>
          ))
        }}
      </Plot>
      <details>
        <summary>{words.asTable}</summary>
        <BarsTable heading={heading} bars={bars} first={first} second={second} of={of} />
      </details>
    </figure>
  )
}

/** The same numbers as a table. */
function BarsTable({ heading, bars, first, second, of }: Pick<Props, 'heading' | 'bars' | 'first' | 'second' | 'of'>) {
  const { number } = useNumbers()
  return (
    <WideTable label={heading}>
      <thead>
        <tr>
          <th scope="col">{of}</th>
          <th scope="col">{first}</th>
          {second && <th scope="col">{second}</th>}
        </tr>
      </thead>
      <tbody>
        {bars.map((bar) => (
          <tr key={bar.name}>
            <th scope="row">{bar.name}</th>
            <td className="num">{number(bar.first)}</td>
            {second && <td className="num">{number(bar.second ?? 0)}</td>}
          </tr>
        ))}
      </tbody>
    </WideTable>
  )
}
