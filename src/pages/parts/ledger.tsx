import type { ReactNode } from 'react'
import { figureFirst } from './figure-first.ts'
import './ledger.css'

type Row = { id: string; title: string; description: string }
type Props = {
  rows: readonly Row[]
  className?: string
  /** What is below a row, of its title's figure and words. */
  children?: (title: ReturnType<typeof figureFirst>) => ReactNode
}

/** Benefits with the sum first: "$100 glass deductible" is set as a large $100 beside its words. */
export function Ledger({ rows, className, children }: Props) {
  return (
    <ul className={className ? `ledger ${className}` : 'ledger'}>
      {rows.map(({ id, title, description }) => {
        const { figure, words } = figureFirst(title)
        return (
          <li key={id}>
            <h3>
              {figure && <span className="ledger-sum num">{figure} </span>}
              <span className="ledger-name">{words}</span>
            </h3>
            <p>{description}</p>
            {children?.({ figure, words })}
          </li>
        )
      })}
    </ul>
  )
}
