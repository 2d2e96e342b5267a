import { formatCents } from '../../nouns/payments/cents.ts'
import { paymentStates, type PaymentsDeskPage } from '../../nouns/payments/payments-desk.ts'
import { address } from '../../routes.ts'
import { useWords } from '../../words/use-words.ts'
import { useMoment } from '../shell/use-moment.ts'
import { durationInWords } from './duration-in-words.ts'

/** How many there are of each state, and those of one. */
export function DeskPayments({ counts, state, payments, next }: Pick<PaymentsDeskPage, 'counts' | 'state' | 'payments' | 'next'>) {
  const words = useWords().paymentsDesk
  const moment = useMoment()
  const of = (name: string) => `${address.paymentsDesk}${name ? `?state=${name}` : ''}`
  return (
    <section aria-labelledby="desk-payments">
      <h2 id="desk-payments">{words.list.heading}</h2>
      <nav className="desk-tabs" aria-label={words.states.label}>
        <a href={of('')} aria-current={state === null ? 'page' : undefined}>
          {words.states.all}
        </a>
        {paymentStates.map((name) => (
          <a key={name} href={of(name)} aria-current={state === name ? 'page' : undefined}>
            {words.states[name]} <b className="num">{counts[name]}</b>
          </a>
        ))}
      </nav>
      {payments.length === 0 ? (
        <p>{words.list.none}</p>
      ) : (
        <div className="payments-desk-table">
          <table>
            <thead>
              <tr>
                {(['reference', 'state', 'account', 'asked', 'amount', 'begun', 'took', 'billing'] as const).map((name) => (
                  <th key={name} scope="col">
                    {words.list[name]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {payments.map((each) => (
                <tr key={each.reference}>
                  <th scope="row">
                    <a href={`${address.paymentsDesk}?payment=${each.reference}`}>{each.reference}</a>
                  </th>
                  <td data-label={words.list.state}>
                    {words.states[each.state]}
                    {each.byAgent && ` (${words.list.byAgent})`}
                    {each.operation === 'charge' && ` (${words.list.byAutopay})`}
                  </td>
                  <td className="num" data-label={words.list.account}>
                    {each.account}
                  </td>
                  <td className="num" data-label={words.list.asked}>
                    {formatCents(each.minDueCents)}
                  </td>
                  <td className="num" data-label={words.list.amount}>
                    {each.cents === null ? '' : formatCents(each.cents)}
                  </td>
                  <td className="payments-desk-when" data-label={words.list.begun}>
                    {moment(each.createdAt)}
                  </td>
                  <td className="num" data-label={words.list.took}>
                    {durationInWords(Date.parse(each.changedAt) - Date.parse(each.createdAt), words)}
                  </td>
                  <td data-label={words.list.billing}>
                    {each.state === 'paid' && (
                      <>
                        {each.postedAt ? words.list.posted : words.list.notPosted}, {words.settlement[each.settlement]}
                      </>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {next && (
        <p>
          <a href={`${address.paymentsDesk}?${state ? `state=${state}&` : ''}before=${next}`}>{words.list.before}</a>
        </p>
      )}
    </section>
  )
}
