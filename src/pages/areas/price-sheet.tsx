import { figureFirst } from '../parts/figure-first.ts'
import './price-sheet.css'

/** An order sheet: what it is, a dotted line, what it costs. "$24 Field cap" is a row. */
export function PriceSheet({ rows }: { rows: readonly { id: string; title: string; description: string }[] }) {
  return (
    <ul className="prices">
      {rows.map(({ id, title, description }) => {
        const { figure, words } = figureFirst(title)
        return (
          <li key={id}>
            <h3>
              <span>{words}</span> {figure && <b className="num">{figure}</b>}
            </h3>
            <p>{description}</p>
          </li>
        )
      })}
    </ul>
  )
}
