/** Paying, fetched when somebody reaches for it: the dialogs, the calls, and the page of a payment. */
import { defineElements } from '../define-elements.ts'
import { requireDialogs, show } from './dialogs.ts'
import { getAccount, payByMethod, schedulePayment } from './get-account.ts'
import { PaymentPage } from './payment-page.ts'
import { quickPay } from './quick-pay.ts'

if (!customElements.get('payment-page')) defineElements({ 'payment-page': PaymentPage })

type Mode = 'quick' | 'account' | 'method' | 'schedule'
const work: Record<Mode, (form: HTMLFormElement) => Promise<void>> = {
  quick: quickPay,
  account: getAccount,
  method: payByMethod,
  schedule: schedulePayment,
}

/** What was reached for: a form to pay with, or a link that opens one. Throws where the plain way is the better one. */
export default async function pay(what: HTMLElement): Promise<void> {
  if (!crypto.subtle) throw new Error('no https, no encrypting')
  if (what instanceof HTMLFormElement) {
    const mode = modeOf(what)
    // From here on the way leads through dialogs.
    if (mode !== 'quick') listen(await requireDialogs(what.action))
    return work[mode](what)
  }
  const link = what as HTMLAnchorElement
  const dialogs = await requireDialogs(link.href)
  listen(dialogs)
  leaveMenu(link)
  const mode = modeOf(link)
  const dialog = show(dialogs, mode === 'method' ? 'method' : 'entry')
  dialog.querySelector('input')?.focus()
  if (mode === 'method') return
  // One dialog in two modes, as the source has it.
  for (const part of dialog.querySelectorAll<HTMLElement>('[data-mode]')) part.hidden = part.dataset.mode !== mode
  const form = dialog.querySelector('form')
  if (form) form.dataset.pay = mode
}

const modeOf = ({ dataset }: HTMLElement) => (dataset.pay ?? 'quick') as Mode

/** A menu that was opened for the link closes, and gets the focus back when the dialog is gone. */
function leaveMenu(link: HTMLElement): void {
  const menu = link.closest('details')
  if (!menu) return
  menu.open = false
  menu.querySelector('summary')?.focus()
}

const heard = new WeakSet<HTMLElement>()

function listen(dialogs: HTMLElement): void {
  if (heard.has(dialogs)) return
  heard.add(dialogs)
  dialogs.addEventListener('click', (event) => {
    if ((event.target as Element).closest('[data-close]')) (event.target as Element).closest('dialog')?.close()
  })
  dialogs.addEventListener('submit', (event) => {
    event.preventDefault()
    void pay(event.target as HTMLFormElement)
  })
}
