import type { homePayments } from '../../content/home/home-payments.ts'
import type { ContentOf } from '../../content/section.ts'
import { QuickPay } from './quick-pay.tsx'
import { ScheduledPay } from './scheduled-pay.tsx'
import './payment-tiles.css'

/** Two ways to pay: once with the number on the bill, or on a day of one's own. */
export function PaymentTiles({ content: c }: { content: ContentOf<typeof homePayments> }) {
  return (
    <section className="section pay" id="pay" aria-labelledby="pay-title">
      <div className="wrap">
        <h2 id="pay-title">{c.title}</h2>
        {c.description && <p className="small">{c.description}</p>}
        <QuickPay content={c} />
        <ScheduledPay content={c} />
      </div>
    </section>
  )
}
