import { formatCents } from '../../nouns/payments/cents.ts'
import type { PaidLine } from '../../nouns/payments/my-account.ts'
import { paymentAddress } from '../../routes.ts'
import { useWords } from '../../words/use-words.ts'
import { accountTitle } from './account-title.ts'
import type { Say } from './days.ts'

type Props = { id: string; payments: readonly PaidLine[]; say: Say }

/** As many as are looked for; the rest is a click away. */
const shownAtOnce = 5

/** What was paid, newest first: when, how much, what became of it, and the receipt. */
export function AccountPayments({ id, payments, say }: Props) {
  const words = useWords().customerLanding.payments
  const earlier = payments.slice(shownAtOnce)
  return (
    <section className="mine-paid" aria-labelledby={`paid-${id} ${accountTitle(id)}`}>
      <h3 id={`paid-${id}`}>{words.title}</h3>
      {payments.length === 0 && <p className="small">{words.none}</p>}
      {payments.length > 0 && <Paid lines={payments.slice(0, shownAtOnce)} say={say} labelledBy={`paid-${id}`} />}
      {earlier.length > 0 && (
        <details className="mine-earlier">
          <summary className="small-button">{words.earlier(earlier.length)}</summary>
          <Paid lines={earlier} say={say} labelledBy={`paid-${id}`} />
        </details>
      )}
    </section>
  )
}

function Paid({ lines, say, labelledBy }: { lines: readonly PaidLine[]; say: Say; labelledBy: string }) {
  const words = useWords().customerLanding.payments
  return (
    <table aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">{words.day}</th>
          <th scope="col">{words.amount}</th>
          <th scope="col">{words.state}</th>
          <th scope="col">{words.receipt}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ reference, code, cents, on, paidBy, autopay, truth }) => (
          <tr key={reference} className={truth === 'returned' ? 'mine-returned' : undefined}>
            <td className="mine-paid-day">{say.day(on)}</td>
            <td className="num">{formatCents(cents)}</td>
            <td>
              {words.truths[truth]}{' '}
              <small>
                {paidBy ? words.by[paidBy] : words.elsewhere}
                {autopay && `, ${words.autopay}`}
              </small>
            </td>
            <td>
              {code ? (
                <a href={paymentAddress(code)} aria-label={words.receiptOf(formatCents(cents), say.day(on))}>
                  {words.receipt}
                </a>
              ) : (
                <span className="fine num">{reference}</span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
