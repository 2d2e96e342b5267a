import type { ReactNode } from 'react'
import type { homePayments } from '../../content/home/home-payments.ts'
import type { payDialogs } from '../../content/pay/pay-dialogs.ts'
import type { ContentOf } from '../../content/section.ts'
import { address } from '../../routes.ts'
import { Icon } from '../../ui/icon.tsx'
import { dial } from '../../ui/tenant.ts'
import { useWords } from '../../words/use-words.ts'
import { useShell } from '../shell/shell-data.ts'
import { AccountDetails } from './account-details.tsx'
import { AccountField } from './account-field.tsx'
import { PayFrame, PaySaid } from './pay-frame.tsx'

type Props = { texts: ContentOf<typeof payDialogs>; bill: ContentOf<typeof homePayments> }

/**
 * The dialogs of paying, closed: the script of any page borrows them from here (enhance/pay/dialogs.ts). Account Details entry
 * is one dialog in two modes, Manage Payment Method one of its own.
 */
export function PayDialogs({ texts: c, bill }: Props) {
  const words = useWords().pay
  const sayings = { 'data-failed': words.failed, 'data-offline': words.offline }
  return (
    <div data-pay-dialogs="" data-alert={c.alertMessage} data-opened-title={c.openedTitle} {...sayings}>
      <EntryDialog texts={c} bill={bill} />
      <MethodDialog texts={c} bill={bill} />
      <DetailsDialog texts={c} />
      <WidgetDialog texts={c} />
      <MessageDialog texts={c} />
    </div>
  )
}

/** Asks for the account: in one mode to pay its bill at once, in the other to see it first. */
function EntryDialog({ texts: c, bill }: Props) {
  const words = useWords().pay
  return (
    <dialog className="dialog-box pay-dialog" id="pay-entry" aria-labelledby="pay-entry-title">
      <form method="post" action={address.pay} data-pay="quick" noValidate>
        <Head
          id="pay-entry-title"
          title={<Modes quick={c.quickTitle} account={c.accountTitle} />}
          note={<Modes quick={c.quickNote} account={c.accountNote} />}
        />
        <AccountField id="pay-entry-account" hint={bill.quickHint} />
        <BillHint bill={bill} />
        <footer>
          <button className="btn btn-clay">
            <Modes quick={words.proceed} account={words.getAccount} />
          </button>
          <Cancel />
        </footer>
        <LockNote>{c.lockNote}</LockNote>
      </form>
    </dialog>
  )
}

/** Manage Payment Method: asks for the account whose method is to be set. */
function MethodDialog({ texts: c, bill }: Props) {
  const words = useWords().pay
  return (
    <dialog className="dialog-box pay-dialog" id="pay-method" aria-labelledby="pay-method-title">
      <form method="post" action={address.pay} data-pay="method" noValidate>
        <Head id="pay-method-title" title={c.methodTitle} note={c.methodNote} />
        <AccountField id="pay-method-account" hint={bill.quickHint} />
        <BillHint bill={bill} />
        <footer>
          <button className="btn btn-clay">{words.makePayment}</button>
          <Cancel />
        </footer>
        <LockNote>{c.lockNote}</LockNote>
      </form>
    </dialog>
  )
}

/** What is due on the account that was asked for, and the way to pay it later. */
function DetailsDialog({ texts: c }: Pick<Props, 'texts'>) {
  const words = useWords().pay
  return (
    <dialog className="dialog-box pay-dialog" id="pay-details" aria-labelledby="pay-details-title">
      <form method="post" action={address.pay} data-pay="schedule" noValidate>
        <Head id="pay-details-title" title={c.detailsTitle} note={c.detailsNote} />
        <AccountDetails />
        <footer>
          <button className="btn btn-clay">{words.schedule}</button>
          <button type="button" className="btn btn-line" data-close="">
            {words.notMine}
          </button>
        </footer>
        <PaySaid />
      </form>
    </dialog>
  )
}

/** Holds the payment form of the provider, and says what becomes of it. */
function WidgetDialog({ texts: c }: Pick<Props, 'texts'>) {
  const words = useWords().pay
  return (
    <dialog
      className="dialog-box pay-dialog pay-dialog-wide"
      id="pay-widget"
      aria-labelledby="pay-widget-title"
      data-about={words.frame.about}
      data-unreachable={words.frame.unreachable}
      data-slow={words.frame.slow}
      data-provider={words.frame.provider}
      data-signed-out={words.frame.signedOut}
    >
      <Head id="pay-widget-title" title={c.widgetTitle} note={<span className="num" data-fill="account" />} />
      <PayFrame texts={c} />
    </dialog>
  )
}

/** Says one thing: that something went wrong, or that the page of the payment was opened elsewhere. */
function MessageDialog({ texts: c }: Pick<Props, 'texts'>) {
  const words = useWords().pay
  const { tenant } = useShell()
  return (
    <dialog className="dialog-box pay-dialog pay-dialog-small" id="pay-message" aria-labelledby="pay-message-title">
      <form method="dialog">
        <div className="pay-alert-mark pay-of-alert">
          <Icon name="alert" />
        </div>
        <h2 id="pay-message-title" data-fill="title">
          {c.openedTitle}
        </h2>
        <p data-fill="message">{c.alertMessage}</p>
        {c.alertNote && <p className="small pay-of-alert">{c.alertNote}</p>}
        <footer>
          <a className="btn btn-clay pay-of-alert" href={dial(tenant.phones.support)}>
            <Icon name="call" />
            <span className="num">{tenant.phones.support}</span>
          </a>
          <a className="btn btn-clay pay-of-opened" href={address.pay} target="_blank" rel="noopener" data-go="">
            {words.openPage}
            <span className="sr-only"> {words.newTab}</span>
          </a>
          <button className="btn btn-line">{words.close}</button>
        </footer>
      </form>
    </dialog>
  )
}

function Head({ id, title, note }: { id: string; title: ReactNode; note: ReactNode }) {
  const words = useWords().pay
  return (
    <div className="pay-dialog-head">
      <div>
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        {note && <p className="fine">{note}</p>}
      </div>
      <button type="button" className="pay-dialog-close" data-close="" aria-label={words.close}>
        <Icon name="close" />
      </button>
    </div>
  )
}

/** Both, of which the script shows one. */
function Modes({ quick, account }: { quick: string; account: string }) {
  return (
    <>
      <span data-mode="quick">{quick}</span>
      <span data-mode="account" hidden>
        {account}
      </span>
    </>
  )
}

/** Where the number stands on the bill, drawn. */
function BillHint({ bill }: { bill: ContentOf<typeof homePayments> }) {
  const { tenant } = useShell()
  const [first] = bill.bill
  if (!first) return null
  return (
    <div className="pay-bill" aria-hidden="true">
      <b>{tenant.name}</b>
      <span>
        <small>{first.label}</small>
        <span className="num">{first.value}</span>
      </span>
      <i />
      <i />
    </div>
  )
}

function Cancel() {
  const words = useWords().pay
  return (
    <button type="button" className="btn btn-line" data-close="">
      {words.cancel}
    </button>
  )
}

function LockNote({ children }: { children: string }) {
  if (!children) return null
  return (
    <p className="fine pay-lock">
      <Icon name="lock" />
      {children}
    </p>
  )
}
