import { payDialogs } from '../../content/pay/pay-dialogs.ts'
import type { payOutcomes } from '../../content/pay/pay-outcomes.ts'
import type { ContentOf } from '../../content/section.ts'
import type { ShownPayment } from '../../nouns/payments/shown-payment.ts'
import { address } from '../../routes.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { PhoneLink } from '../../ui/phone-link.tsx'
import { useWords } from '../../words/use-words.ts'
import { PayFrame, PaySaid } from '../pay/pay-frame.tsx'
import { SandboxNote } from '../pay/sandbox-note.tsx'
import { useContentOf } from '../shell/section.tsx'
import { useShell } from '../shell/shell-data.ts'
import { ChangeNote } from './change-note.tsx'
import { PaymentFacts } from './payment-facts.tsx'
import { ReceiptActions } from './receipt-actions.tsx'
import { takesNothing, type Shown } from './shown-state.ts'
import '../../ui/styles/done-mark.css'
import './payment.css'

type Props = {
  payment: ShownPayment
  shown: Shown
  mode: 'embedded' | 'redirect'
  sandbox: boolean
  mailed: string | null
  /** Without script, what is another by now than when it was opened: 'autopay' is on already by somebody else, what was set is on its way ('late'), or the sum that is due. */
  changed: string | null
  outcomes: ContentOf<typeof payOutcomes>
}

const marks: Partial<Record<Shown, IconName>> = {
  paid: 'check',
  scheduled: 'calendar',
  saved: 'check',
  returned: 'alert',
  declined: 'alert',
  down: 'alert',
}

/** Every state of one payment, in the same place, so that the script may put one in for another. */
export function PaymentView({ payment, shown, mode, sandbox, mailed, changed, outcomes }: Props) {
  const words = useWords().pay
  const { tenant } = useShell()
  const mark = marks[shown]
  const { operation } = payment
  const said =
    shown === 'saved'
      ? words.payment.saved
      : shown === 'open' && takesNothing(operation)
        ? words.payment.forms[operation]
        : { title: outcomes[`${shown}Title`], note: outcomes[`${shown}Note`] }
  const { autopayOfAnother, notChanged, nothingToChange, onItsWay } = words.payment
  const changedWords: Record<string, string> = { autopay: autopayOfAnother, late: notChanged, gone: nothingToChange, way: onItsWay }
  const { unreachable, slow, provider, signedOut } = words.frame
  const isReceipt = shown === 'paid' || shown === 'scheduled' || shown === 'returned'
  return (
    <article
      className={`wrap payment payment-${shown}`}
      data-shown={shown}
      aria-labelledby="payment-title"
      data-unreachable={unreachable}
      data-slow={slow}
      data-provider={provider}
      data-signed-out={signedOut}
    >
      <header className="payment-head">
        {mark && (
          <div className="done-mark">
            <Icon name={mark} />
          </div>
        )}
        <h1 id="payment-title" tabIndex={-1}>
          {said.title}
        </h1>
        <p className="lead">{said.note}</p>
        {shown === 'paid' && payment.paidBy === 'bank' && payment.settlement === 'pending' && <p className="small">{outcomes.bankNote}</p>}
        <SandboxNote shown={sandbox} />
      </header>
      {shown === 'open' && changed !== null && (
        <p className="problem payment-changed" role="alert">
          {changedWords[changed] ?? words.payment.changed}
        </p>
      )}
      {payment.changes && <ChangeNote changes={payment.changes} shown={shown} />}
      <PaymentFacts payment={payment} shown={shown} />
      {shown === 'open' && <OpenPayment embedded={mode === 'embedded'} toPay={!takesNothing(operation)} />}
      {shown === 'checking' && (
        <form method="post" className="payment-on">
          <span className="pay-wait-bar" aria-hidden="true" />
          <button className="btn btn-line" name="wish" value="look">
            {words.payment.look}
          </button>
        </form>
      )}
      {isReceipt && <ReceiptActions of={shown} mailed={mailed} />}
      {!isReceipt && shown !== 'open' && shown !== 'checking' && (
        <p className="payment-on">
          <NewStart shown={shown} ofAccount={payment.changes !== null || payment.calledOff || takesNothing(operation)} />
          <a className="go" href={address.home}>
            <span>{words.payment.home}</span>
          </a>
        </p>
      )}
      <p className="payment-call">
        {words.payment.call} <PhoneLink phone={tenant.phones.support} />
      </p>
    </article>
  )
}

/** What was set for a day, or is kept, was set in somebody's account. */
function NewStart({ shown, ofAccount }: { shown: Shown; ofAccount: boolean }) {
  const words = useWords().pay.payment
  const [to, said] =
    shown === 'down' ? ['?', words.again] : ofAccount ? [address.customerLanding, words.mine] : [address.pay, words.newPayment]
  return (
    <a className="btn btn-clay" href={to}>
      {said}
    </a>
  )
}

/** The form of the payment company, or the way to it where there is no script. */
function OpenPayment({ embedded, toPay }: { embedded: boolean; toPay: boolean }) {
  const texts = useContentOf(payDialogs)
  const words = useWords().pay.payment
  return (
    <section className="payment-form">
      {embedded && (
        <div className="payment-widget">
          <PayFrame texts={texts} />
          <button type="button" className="btn btn-line payment-retry" data-again="">
            {words.again}
          </button>
        </div>
      )}
      {!embedded && <PaySaid />}
      <form method="post" className={embedded ? 'payment-on payment-plain' : 'payment-on'}>
        <button className="btn btn-clay" name="wish" value="go">
          {words.goOn}
          <Icon name="arrow" />
        </button>
        <button className="btn btn-line" name="wish" value="look">
          {toPay ? words.paidAlready : words.look}
        </button>
      </form>
    </section>
  )
}
