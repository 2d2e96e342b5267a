import { dateFormat } from '../../nouns/date-format.ts'
import { formatCents } from '../../nouns/payments/cents.ts'
import type { ShownPayment } from '../../nouns/payments/shown-payment.ts'
import type { Tenant } from '../../ui/tenant.ts'
import { useWords } from '../../words/use-words.ts'
import { useShell } from '../shell/shell-data.ts'
import { shortName, takesNothing, type Shown } from './shown-state.ts'

/** What is known of it, without a number of a card, a bank or a whole account. */
export function PaymentFacts({ payment: p, shown }: { payment: ShownPayment; shown: Shown }) {
  const words = useWords().pay.payment
  const { tenant } = useShell()
  const taken = shown === 'paid' || shown === 'returned'
  // Nothing is due of a bill that is paid ahead; then the balance is what may be paid.
  const asked = p.minDueCents > 0 ? { label: words.least, value: p.minDueCents } : { label: words.balance, value: p.balanceCents }
  const sum = taken || shown === 'scheduled' ? { label: words.amount, value: p.cents } : asked
  const way = p.paidBy === 'card' ? words.card : words.bank
  const facts = [
    taken && { label: words.insurer, value: tenant.name },
    { label: words.account, value: p.account, number: true },
    { label: words.holder, value: taken ? p.policyHolder : shortName(p.policyHolder) },
    shown === 'open' &&
      !takesNothing(p.operation) &&
      p.minDueCents > 0 &&
      p.balanceCents > p.minDueCents && { label: words.balance, value: formatCents(p.balanceCents), number: true },
    taken && p.at && { label: words.paidOn, value: dayAndTime(p.at, tenant) },
    shown === 'scheduled' && p.at && { label: words.willBePaid, value: day(p.at, tenant) },
    (taken || shown === 'scheduled') && p.paidBy && { label: words.paidBy, value: p.operation === 'charge' ? words.byAutopay(way) : way },
    shown === 'scheduled' && p.cancelUntil && { label: words.changeUntil, value: dayAndTime(p.cancelUntil, tenant) },
    shown === 'paid' && { label: words.billing, value: p.postedAt ? words.posted(day(p.postedAt, tenant)) : words.notPosted },
    shown === 'paid' &&
      p.paidBy === 'bank' && { label: words.settlement, value: p.settlement === 'settled' ? words.settled : words.pending },
    { label: words.reference, value: p.reference, number: true },
  ].filter((fact) => typeof fact === 'object' && fact !== null)
  return (
    <dl className="pay-account payment-facts">
      {!takesNothing(p.operation) && (
        <div className="pay-sum">
          <dt>{sum.label}</dt>
          <dd className="num">{sum.value === null ? '–' : formatCents(sum.value)}</dd>
        </div>
      )}
      {facts.map(({ label, value, ...fact }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={'number' in fact ? 'num' : undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

type Where = Pick<Tenant, 'language' | 'timeZone'>

const day = (at: string, { language, timeZone }: Where) =>
  dateFormat(language, { timeZone, weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' }).format(new Date(at))

const dayAndTime = (at: string, { language, timeZone }: Where) =>
  dateFormat(language, {
    timeZone,
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(new Date(at))
