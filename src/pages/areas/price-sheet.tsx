import { figureFirst } from '../parts/figure-first.ts'
import { Picture } from '../shell/picture.tsx'
import './price-sheet.css'

type Rows = readonly { id: string; title: string; description: string; src: string }[]

/** An order sheet: what it is, a dotted line, what it costs. "$24 Field cap" is a row, beside its picture if it has one. */
export function PriceSheet({ rows }: { rows: Rows }) {
  return (
    <ul className="prices">
      {rows.map(({ id, title, description, src }) => {
        const { figure, words } = figureFirst(title)
        return (
          <li key={id}>
            <Picture of={src} sizes="88px" />
            <div>
              <h3>
                <span>{words}</span> {figure && <b className="num">{figure}</b>}
              </h3>
              <p>{description}</p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
