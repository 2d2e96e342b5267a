import { CheckIcon } from './check-icon.tsx'
import './checklist.css'

type Props = {
  items: readonly { id: string; words: string }[]
  /** How many are below each other before the next column begins. */
  perColumn?: 5 | 6
  /** The id of the heading it belongs to. */
  labelledBy?: string
}

/** Short things that are all true, in columns of five or six; one column on a phone. */
export function Checklist({ items, perColumn = 5, labelledBy }: Props) {
  const columns = Array.from({ length: Math.ceil(items.length / perColumn) }, (_, column) =>
    items.slice(column * perColumn, (column + 1) * perColumn),
  )
  return (
    <div className="checklist">
      {columns.map((column) => (
        <ul key={column[0].id} aria-labelledby={labelledBy}>
          {column.map(({ id, words }) => (
            <li key={id}>
              <CheckIcon />
              <span>{words}</span>
            </li>
          ))}
        </ul>
      ))}
    </div>
  )
}
