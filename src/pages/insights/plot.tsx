import type { ReactNode } from 'react'
import { niceTicks } from './nice-ticks.ts'

/** Where things are drawn, in the units of one of the widths. */
export interface Space {
  width: number
  height: number
  left: number
  bottom: number
  /** From 0 to 1 along the days, and from 0 upwards. */
  x(share: number): number
  y(value: number): number
  /** Told apart where the same drawing is there in several widths. */
  id: string
}

/** Drawn in three widths, of which the style sheet shows the one that fits: letters of a drawing that is stretched cannot be read. */
const widths = { wide: 1080, middle: 640, narrow: 320 } as const

type Props = {
  id: string
  title: string
  description: string
  greatest: number
  /** Words below, from left to right. */
  labels: { share: number; text: string }[]
  number: (value: number) => string
  children: (space: Space) => ReactNode
}

/** A drawing with its scale, for those who see; what it says in words is its description, and the table beside it has the rest. */
export function Plot({ id, title, description, greatest, labels, number, children }: Props) {
  const ticks = niceTicks(greatest)
  const top = ticks.at(-1) ?? 1
  return Object.entries(widths).map(([size, width]) => {
    const height = size === 'narrow' ? 200 : 260
    const left = 12 + 8 * Math.max(...ticks.map((tick) => number(tick).length))
    const bottom = height - 28
    const own = `${id}-${size}`
    const space: Space = {
      width,
      height,
      left,
      bottom,
      x: (share) => left + share * (width - left - 8),
      y: (value) => bottom - (value / top) * (bottom - 16),
      id: own,
    }
    const shown = labels.filter((_, index) => index % Math.ceil((labels.length * 76) / (width - left)) === 0)
    return (
      <svg
        key={size}
        className={`plot plot-${size}`}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-labelledby={`${own}-title ${own}-text`}
      >
        <title id={`${own}-title`}>{title}</title>
        <desc id={`${own}-text`}>{description}</desc>
        <defs>
          <pattern id={`${own}-hatch`} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect className="plot-hatch-ground" width="6" height="6" />
            <line className="plot-hatch-line" x1="0" y1="0" x2="0" y2="6" />
          </pattern>
        </defs>
        {ticks.map((tick) => (
          <g key={tick} className="plot-tick">
            <line x1={left} x2={width - 8} y1={space.y(tick)} y2={space.y(tick)} />
            <text x={left - 8} y={space.y(tick) + 5} textAnchor="end">
              {number(tick)}
            </text>
          </g>
        ))}
        {shown.map(({ share, text }) => (
          <text
            key={share}
            className="plot-label"
            x={space.x(share)}
            y={height - 6}
            textAnchor={share < 0.03 ? 'start' : share > 0.97 ? 'end' : 'middle'}
          >
            {text}
          </text>
        ))}
        {children(space)}
      </svg>
    )
  })
}
