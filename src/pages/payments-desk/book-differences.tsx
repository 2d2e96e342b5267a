import { formatCents } from '../../nouns/payments/cents.ts'
import type { PaymentsDeskPage } from '../../nouns/payments/payments-desk.ts'
import { address } from '../../routes.ts'
import { useWords } from '../../words/use-words.ts'
import { useMoment } from '../shell/use-moment.ts'
import { AnswerFirst } from '../parts/answer-first.tsx'
import { SignedForm } from '../shell/signed-form.tsx'

type Shown = Pick<PaymentsDeskPage, 'differences' | 'moreDifferences' | 'comparisons'> & { comparing: boolean }

/** Where the books differ and nobody has settled it, and the comparisons that found it. */
export function BookDifferences({ differences, moreDifferences, comparisons, comparing }: Shown) {
  const words = useWords().paymentsDesk
  const moment = useMoment()
  const sum = (cents: number | null) => (cents === null ? '–' : formatCents(cents))
  return (
    <section aria-labelledby="book-differences">
      <h2 id="book-differences">{words.books.heading}</h2>
      <p>{words.books.lead}</p>
      {differences.length === 0 && <p>{words.books.none}</p>}
      <ul className="payments-desk-differences">
        {differences.map(({ reconciliation, reference, what, ourCents, providerCents, billingCents, foundAt }) => (
          <li key={`${reconciliation} ${reference} ${what}`}>
            <div>
              <a href={`${address.paymentsDesk}?payment=${encodeURIComponent(reference)}`}>{reference}</a> <b>{words.books.what[what]}</b>
              <small className="num">
                {words.books.ours} {sum(ourCents)} · {words.books.provider} {sum(providerCents)} · {words.books.billing} {sum(billingCents)}{' '}
                · {words.books.found} {moment(foundAt)}
              </small>
            </div>
            <SignedForm action={address.paymentsDesk}>
              <input type="hidden" name="reconciliation" value={reconciliation} />
              <input type="hidden" name="reference" value={reference} />
              <input type="hidden" name="settle" value={what} />
              <button className="btn btn-small btn-line" type="submit" aria-label={words.books.settleOf(reference)}>
                {words.books.settle}
              </button>
            </SignedForm>
          </li>
        ))}
      </ul>
      {moreDifferences && (
        <p>
          <a href={`${address.paymentsDesk}?differences=${moreDifferences}`}>{words.books.more}</a>
        </p>
      )}
      <h3>{words.comparisons.heading}</h3>
      <SignedForm action={address.paymentsDesk}>
        <input type="hidden" name="compare" value="now" />
        <button className="btn btn-small btn-line" type="submit">
          {words.comparisons.now}
        </button>
      </SignedForm>
      {comparing && <AnswerFirst>{words.comparisons.asked}</AnswerFirst>}
      {comparisons.length === 0 && <p>{words.comparisons.none}</p>}
      <ul>
        {comparisons.map(({ id, startedAt, finishedAt, compared, differences: many }) => (
          <li key={id}>
            {moment(startedAt)}:{' '}
            {finishedAt ? words.comparisons.row(compared.toLocaleString('en-US'), String(many)) : words.comparisons.unfinished}
          </li>
        ))}
      </ul>
    </section>
  )
}
