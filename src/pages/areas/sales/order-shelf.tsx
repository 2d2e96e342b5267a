import { Ledger } from '../../parts/ledger.tsx'
import { OrderItem } from './order-item.tsx'

/** What can be ordered, each with the most there is in one order: "200 Brochures". */
export function OrderShelf({ rows }: { rows: readonly { id: string; title: string; description: string }[] }) {
  return (
    <Ledger rows={rows} className="order-shelf">
      {({ figure, words }) => <OrderItem title={words} most={Number.parseInt(figure.replace(/\D/g, ''), 10) || undefined} />}
    </Ledger>
  )
}
