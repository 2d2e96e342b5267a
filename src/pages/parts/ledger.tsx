import { figureFirst } from './figure-first.ts'
import './ledger.css'

/** Benefits with the sum first: "$100 glass deductible" is set as a large $100 beside its words. */
export function Ledger({ rows }: { rows: readonly { id: string; title: string; description: string }[] }) {
  return (
    <ul className="ledger">
      {rows.map(({ id, title, description }) => {
        const { figure, words } = figureFirst(title)
        return (
          <li key={id}>
            <h3>
              {figure && <span className="ledger-sum num">{figure} </span>}
              <span className="ledger-name">{words}</span>
            </h3>
            <p>{description}</p>
          </li>
        )
      })}
    </ul>
  )
}
