import type { aboutUsStatement } from '../../content/about-us/about-us-statement.ts'
import type { ContentOf } from '../../content/section.ts'
import './statement-band.css'

/** One sentence, said large, behind a row of trees. */
export function StatementBand({ content: { title } }: { content: ContentOf<typeof aboutUsStatement> }) {
  return (
    <section className="statement on-dark" aria-labelledby="statement-title">
      <div className="wrap">
        <h2 id="statement-title">{title}</h2>
        <svg className="statement-trees" viewBox="0 0 300 120" aria-hidden="true">
          {trees.map(([x, height]) => (
            <path key={x} fill="currentColor" d={poplar(x, height)} />
          ))}
          <path className="statement-ground" d="M0 117C90 108 210 108 300 114" />
        </svg>
      </div>
    </section>
  )
}

const trees = [
  [34, 58],
  [84, 74],
  [134, 90],
  [184, 100],
  [234, 106],
] as const

/** A poplar that leans with the wind, standing at x on the ground line. */
function poplar(x: number, height: number): string {
  const [base, top, lean] = [112, 112 - height, height * 0.2]
  const half = height * 0.14
  return `M${x - 2} ${base}C${x - half * 1.6} ${base - height * 0.3} ${x - half} ${base - height * 0.68} ${x + lean} ${top}C${x + lean + half * 0.9} ${base - height * 0.6} ${x + half * 1.5} ${base - height * 0.22} ${x + 3} ${base}Z`
}
