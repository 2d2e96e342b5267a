import { formatCents } from '../../nouns/payments/cents.ts'
import type { PaymentsDeskPage } from '../../nouns/payments/payments-desk.ts'
import { address } from '../../routes.ts'
import { useWords } from '../../words/use-words.ts'
import { useMoment } from '../inbox/moment.ts'
import { took } from './took.ts'

/** One payment with its ledger: who said what, and how long it took. */
export function OnePayment({ payment, events, mayRelease }: NonNullable<PaymentsDeskPage['opened']>) {
  const words = useWords().paymentsDesk
  const moment = useMoment()
  return (
    <section className="payments-desk-one" aria-labelledby="one-payment">
      <h2 id="one-payment">{words.one.heading(payment.reference)}</h2>
      <p>
        {words.states[payment.state]}
        {payment.cents !== null && <b className="num"> {formatCents(payment.cents)}</b>} · <span className="num">{payment.account}</span>
      </p>
      <h3>{words.one.events}</h3>
      <ol>
        {events.map(({ what, source, cents, detail, at, afterMs }, index) => (
          <li key={index}>
            <b lang="en">{what}</b> ({words.one.sources[source]}){cents !== null && <span className="num"> {formatCents(cents)}</span>}
            <small>
              {moment(at)}
              {index > 0 && `, ${words.one.after(took(afterMs, words))}`}
              {detail && <span lang="en"> · {detail}</span>}
            </small>
          </li>
        ))}
      </ol>
      {mayRelease && (
        <form method="post" action={address.paymentsDesk}>
          <input type="hidden" name="release" value={payment.reference} />
          <p>{words.one.releaseWhy}</p>
          <button className="btn btn-small btn-line" type="submit">
            {words.one.release}
          </button>
        </form>
      )}
    </section>
  )
}
