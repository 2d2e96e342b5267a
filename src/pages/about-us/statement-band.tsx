import type { aboutUsStatement } from '../../content/about-us/about-us-statement.ts'
import type { ContentOf } from '../../content/section.ts'
import '../../ui/styles/faces-light.css'
import './statement-band.css'

/** One sentence, said large, behind a row of trees. */
export function StatementBand({ content: { title } }: { content: ContentOf<typeof aboutUsStatement> }) {
  return (
    <section className="statement on-dark" aria-labelledby="statement-title">
      <div className="wrap">
        <h2 id="statement-title">{title}</h2>
        <svg className="statement-trees" viewBox="0 0 360 200" aria-hidden="true">
          {trees.map(([x, height]) => (
            <g key={x}>
              <path d={poplar(x, height, -1)} />
              <path className="statement-shade" d={poplar(x, height, 0)} />
            </g>
          ))}
        </svg>
      </div>
    </section>
  )
}

const trees = [
  [40, 96],
  [106, 122],
  [172, 148],
  [238, 168],
  [304, 186],
] as const

/** A poplar that leans with the wind, standing at x on the ground; `side` 0 draws its shaded half alone. */
function poplar(x: number, height: number, side: -1 | 0): string {
  const up = (share: number) => 200 - height * share
  const across = (share: number) => x + height * share
  const left = side ? `C${across(-0.16)} ${up(0.34)} ${across(-0.1)} ${up(0.7)}` : `C${across(0.03)} ${up(0.3)} ${across(0.08)} ${up(0.7)}`
  return `M${x} 200V${up(0.1)}${left} ${across(0.13)} ${up(1)}C${across(0.22)} ${up(0.64)} ${across(0.18)} ${up(0.3)} ${x + 5} ${up(0.1)}V200Z`
}
