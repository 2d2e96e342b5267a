import type { StepOfReport } from '../../nouns/insights/report.ts'
import type { Space } from './plot.tsx'

type Shown = Space & {
  steps: readonly StepOfReport[]
  compares: boolean
  /** The last step is not over. */
  isOpen: boolean
  /** How far along a step is, 0 to 1. */
  share(index: number): number
}

/** The line of now, that of before under it, and a mark over each step in which something was published. */
export function DayLines({ steps, compares, isOpen, share, x, y, bottom }: Shown) {
  const lineOf = (valueOf: (step: StepOfReport) => number) => steps.map((step, index) => `${x(share(index))},${y(valueOf(step))}`)
  const points = lineOf(({ visits }) => visits)
  return (
    <>
      {compares && <polyline className="plot-before" points={lineOf(({ before }) => before ?? 0).join(' ')} />}
      <polyline className="plot-now" points={(isOpen ? points.slice(0, -1) : points).join(' ')} />
      {isOpen && <polyline className="plot-now plot-open" points={points.slice(-2).join(' ')} />}
      {/* A line of one day is none. */}
      {compares && steps.length === 1 && <circle className="plot-point-before" cx={x(0.5)} cy={y(steps[0].before ?? 0)} r="8" />}
      {steps.length === 1 && <circle className="plot-point" cx={x(0.5)} cy={y(steps[0].visits)} r="5" />}
      {steps.map(
        ({ from, articles, visits }, index) =>
          articles.length > 0 && (
            <g key={from} className="plot-mark">
              <line x1={x(share(index))} x2={x(share(index))} y1={y(visits)} y2={bottom} />
              <path className="plot-diamond" d={`M${x(share(index))} ${y(visits) - 8}l8 8l-8 8l-8-8z`} />
            </g>
          ),
      )}
    </>
  )
}
