import { figureFirst } from './figure-first.ts'
import './ledger.css'

/** Benefits with the sum first: "$100 glass deductible" is set as a large $100 beside its words. */
export function Ledger({ rows, level = 3 }: { rows: readonly { id: string; title: string; description: string }[]; level?: 3 | 4 }) {
  const Heading = `h${level}` as const
  return (
    <ul className="ledger">
      {rows.map(({ id, title, description }) => {
        const { figure, words } = figureFirst(title)
        return (
          <li key={id}>
            <Heading>
              {figure && <span className="ledger-sum num">{figure} </span>}
              <span className="ledger-name">{words}</span>
            </Heading>
            <p>{description}</p>
          </li>
        )
      })}
    </ul>
  )
}
