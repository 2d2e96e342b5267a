import { formatCents } from '../../nouns/payments/cents.ts'
import type { DoubtSaid, PaymentsDeskPage } from '../../nouns/payments/payments-desk.ts'
import { address } from '../../routes.ts'
import { useWords } from '../../words/use-words.ts'
import { useMoment } from '../shell/use-moment.ts'
import { AnswerFirst } from '../parts/answer-first.tsx'
import { detailInWords } from './detail-in-words.ts'
import { PaymentDoubt, type AgainEnd } from './payment-doubt.tsx'
import { durationInWords } from './duration-in-words.ts'
import { SignedForm } from '../shell/signed-form.tsx'

type Shown = NonNullable<PaymentsDeskPage['opened']> & {
  /** What became of a form about it. */
  said?: DoubtSaid
  again?: AgainEnd
}

/** One payment with its ledger: who said what, and how long it took. */
export function OnePayment({ payment, events, mayRelease, doubt, said, again }: Shown) {
  const words = useWords().paymentsDesk
  const moment = useMoment()
  return (
    <section className="payments-desk-one" aria-labelledby="one-payment">
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- what was asked for is the first thing to be read */}
      <h2 id="one-payment" tabIndex={-1} autoFocus={!said && !again}>
        {words.one.heading(payment.reference)}
      </h2>
      <p>
        {words.states[payment.state]}
        {payment.cents !== null && <b className="num"> {formatCents(payment.cents)}</b>} · <span className="num">{payment.account}</span>
      </p>
      {said && <AnswerFirst>{words.doubt.said[said]}</AnswerFirst>}
      <h3>{words.one.events}</h3>
      <ol>
        {events.map(({ what, source, cents, detail, at, afterMs }, index) => (
          <li key={index}>
            <b>{words.one.what[what]}</b> ({words.one.sources[source]})
            {cents !== null && <span className="num"> {formatCents(cents)}</span>}
            <small>
              {moment(at)}
              {index > 0 && `, ${words.one.after(durationInWords(afterMs, words))}`}
              {detailInWords(detail, { words, moment }).map((said) => ` · ${said}`)}
            </small>
          </li>
        ))}
      </ol>
      {doubt && <PaymentDoubt reference={payment.reference} doubt={doubt} again={again} />}
      {mayRelease && (
        <SignedForm action={address.paymentsDesk}>
          <input type="hidden" name="release" value={payment.reference} />
          <p>{words.one.releaseWhy}</p>
          <button className="btn btn-small btn-line" type="submit">
            {words.one.release}
          </button>
        </SignedForm>
      )}
    </section>
  )
}
