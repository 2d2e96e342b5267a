import type { homePayments } from '../../content/home/home-payments.ts'
import type { ContentOf } from '../../content/section.ts'
import { PhoneLink } from '../../ui/phone-link.tsx'
import { BillCard } from '../pay/bill-card.tsx'
import { useShell } from '../shell/shell-data.ts'
import { ScheduledPay } from './scheduled-pay.tsx'
import './payment-tiles.css'

/** Two ways to pay: once with the number on the bill, or on a day of one's own. */
export function PaymentTiles({ content: c, sandbox }: { content: ContentOf<typeof homePayments>; sandbox: boolean }) {
  const { tenant } = useShell()
  const heading = (
    <>
      <h3 id="quick-title">{c.quickTitle}</h3>
      {c.quickDescription && <p className="small">{c.quickDescription}</p>}
    </>
  )
  return (
    <section className="section pay" id="pay" aria-labelledby="pay-title">
      <div className="wrap">
        <h2 id="pay-title">{c.title}</h2>
        {c.description && <p className="small">{c.description}</p>}
        <BillCard content={c} sandbox={sandbox} heading={heading} titleId="quick-title">
          <p className="fine bill-note">
            {c.quickNote} <PhoneLink phone={tenant.phones.support} />
          </p>
        </BillCard>
        <ScheduledPay content={c} />
      </div>
    </section>
  )
}
