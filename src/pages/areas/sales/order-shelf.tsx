import { figureFirst } from '../../parts/figure-first.ts'
import { OrderItem } from './order-item.tsx'
import '../../parts/ledger.css'

/** What can be ordered, each with the most there is in one order: "200 Brochures". */
export function OrderShelf({ rows }: { rows: readonly { id: string; title: string; description: string }[] }) {
  return (
    <ul className="ledger order-shelf">
      {rows.map(({ id, title, description }) => {
        const { figure, words } = figureFirst(title)
        return (
          <li key={id}>
            <h3>
              {figure && <span className="ledger-sum num">{figure} </span>}
              <span className="ledger-name">{words}</span>
            </h3>
            <p>{description}</p>
            <OrderItem title={words} most={Number.parseInt(figure.replace(/\D/g, ''), 10) || undefined} />
          </li>
        )
      })}
    </ul>
  )
}
