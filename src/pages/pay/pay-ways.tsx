import type { homePayments } from '../../content/home/home-payments.ts'
import { payHeader } from '../../content/pay/pay-header.ts'
import type { ContentOf } from '../../content/section.ts'
import { showAccountNumber } from '../../nouns/payments/account-number.ts'
import { formatCents } from '../../nouns/payments/cents.ts'
import { address } from '../../routes.ts'
import { PhoneLink } from '../../ui/phone-link.tsx'
import { useWords } from '../../words/use-words.ts'
import { useContentOf } from '../shell/section.tsx'
import { useShell } from '../shell/shell-data.ts'
import { AccountDetails } from './account-details.tsx'
import { AccountField } from './account-field.tsx'
import { BillCard } from './bill-card.tsx'
import { PayAlert } from './pay-alert.tsx'
import { PayPart } from './pay-part.tsx'
import type { PayAnswer } from './refused-payment.ts'
import './pay-ways.css'

type Props = {
  bill: ContentOf<typeof homePayments>
  sandbox: boolean
  wish: string
  answer: PayAnswer
}

/** The number on the bill, how it goes, and the day of one's own for those who signed in. */
export function PayWays({ bill, sandbox, wish, answer: { refused, account } }: Props) {
  const words = useWords().pay
  const header = useContentOf(payHeader)
  const { person, tenant } = useShell()
  const under = (of: 'quick' | 'account') => (refused?.of === of && !refused.title ? refused.message : undefined)
  const steps = header.steps.split('\n').filter((line) => line.trim() !== '')
  return (
    <div className="wrap pay-ways">
      {refused?.title && <PayAlert refused={refused} />}
      {account && <FoundAccount account={account} wish={wish} />}
      <BillCard
        content={bill}
        sandbox={sandbox}
        heading={<h2 id="quick-title">{bill.quickTitle}</h2>}
        titleId="quick-title"
        wish={wish}
        problem={under('quick')}
        typed={refused?.of === 'quick' ? refused.typed : undefined}
      >
        {refused?.of === 'quick' && refused.reference && <p className="fine bill-note">{words.ways.reference(refused.reference)}</p>}
      </BillCard>
      <div className="pay-side">
        <section aria-labelledby="pay-day" className="pay-day">
          <h2 id="pay-day">{bill.scheduleTitle}</h2>
          {bill.scheduleDescription && <p className="small">{bill.scheduleDescription}</p>}
          {person ? (
            <PayPart>
              <form method="post" action={address.pay} data-pay="account" noValidate>
                <input type="hidden" name="wish" value="account" />
                <AccountField
                  id="day-account"
                  hint={bill.quickHint}
                  problem={under('account')}
                  value={refused?.of === 'account' ? refused.typed : undefined}
                />
                <button className="btn btn-line">{words.getAccount}</button>
              </form>
              <p className="pay-method">
                <a className="pay-script" href={address.pay} data-pay="method">
                  {words.manage}
                </a>
              </p>
            </PayPart>
          ) : (
            <a className="btn btn-line" href={address.login}>
              {words.ways.signIn}
            </a>
          )}
        </section>
        <p className="fine">
          {header.agentNote} <PhoneLink phone={tenant.phones.support} />
        </p>
      </div>
      {steps.length > 0 && (
        <section className="pay-how" aria-labelledby="pay-steps">
          <h2 id="pay-steps">{words.ways.steps}</h2>
          <ol className="pay-steps">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      )}
    </div>
  )
}

/** Without script: the details, read-only, and the button that goes on. */
function FoundAccount({
  account: { box, number, policyHolder, street, city, state, zip, minDueCents },
  wish,
}: Required<Pick<PayAnswer, 'account'>> & { wish: string }) {
  const words = useWords().pay
  const details = {
    holder: policyHolder,
    address: `${street}, ${city}, ${state}`,
    zip,
    reference: showAccountNumber(number),
    amount: formatCents(minDueCents),
  }
  return (
    <section className="pay-found" aria-labelledby="pay-found-title">
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the answer to what was sent is the first thing to be read */}
      <h2 id="pay-found-title" tabIndex={-1} autoFocus>
        {words.ways.schedule}
      </h2>
      <AccountDetails details={details} />
      <form method="post" action={address.pay}>
        <input type="hidden" name="wish" value="schedule" />
        <input type="hidden" name="key" value={wish} />
        <input type="hidden" name="box" value={box} />
        <input type="hidden" name="least" value={minDueCents} />
        <button className="btn btn-clay">{words.schedule}</button>
      </form>
    </section>
  )
}
