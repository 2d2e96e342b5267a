import { figureFirst } from '../../parts/figure-first.ts'
import './score-card.css'

/** Prices side by side as the holes of a score card: "$150 a player". */
export function ScoreCard({ rows }: { rows: readonly { id: string; title: string; description: string }[] }) {
  return (
    <ul className="score">
      {rows.map(({ id, title, description }) => {
        const { figure, words } = figureFirst(title)
        return (
          <li key={id}>
            <h3>
              {figure && <b className="num">{figure}</b>} <span>{words}</span>
            </h3>
            <p>{description}</p>
          </li>
        )
      })}
    </ul>
  )
}
