import { accountDetails, getToken, signInMicrosoftTest } from '../../calls/payment-addresses.ts'
import { readDollars, formatCents } from '../../nouns/payments/cents.ts'
import { askPayments, pathWith, Refusal } from './ask-payments.ts'
import { dialogOf, fill, requireDialogs, show } from './dialogs.ts'
import { numberOf } from './field-message.ts'
import { runWidget, type Session } from './run-widget.ts'
import { sayFailure } from './say-failure.ts'
import { sealValues } from './seal-value.ts'
import { tellRefusal, whileBusy } from './tell-refusal.ts'
import { wishFor } from './wish.ts'

type Details = {
  policyHolderName: string
  billingAddressStreet: string
  billingAddressCity: string
  billingZip: string
  minAmountDue: string
  referenceNumber: string
  state: string
}
type Opened = { payment: string; session: Session | null }

/** The account whose details are shown. */
let shown: { number: string; details: Details; page: string } | undefined

/** Get Account: what is due on it, read-only, before a day is chosen. */
export function getAccount(form: HTMLFormElement): Promise<void> {
  return whileBusy(form, async () => {
    const number = numberOf(form)
    if (!number) return
    try {
      const values = await sealValues({ encryptedAccount: { is: 'account', value: number } })
      const { result } = await askPayments<{ result: Details }>(accountDetails, pathWith(accountDetails.path, values))
      shown = { number, details: result, page: form.action }
      form.reset()
      const dialogs = await requireDialogs(form.action)
      const { billingAddressStreet: street, billingAddressCity: city, state, ...told } = result
      const dialog = show(dialogs, 'details')
      // The way on, not the way out.
      dialog.querySelector<HTMLElement>('footer .btn')?.focus()
      fill(dialog, {
        holder: told.policyHolderName,
        address: `${street}, ${city}, ${state}`,
        zip: told.billingZip,
        reference: told.referenceNumber,
        amount: dollars(result),
      })
    } catch (error) {
      await tellRefusal(form, error, () => undefined)
    }
  })
}

/** Schedule Payment, from the details. */
export function schedulePayment(form: HTMLFormElement): Promise<void> {
  return whileBusy(form, async () => {
    if (!shown) return
    const { number, details, page } = shown
    const dialogs = await requireDialogs(page)
    try {
      const values = await sealValues({
        encryptedReference: { is: 'account', value: number },
        encryptedMinAmount: { is: 'amount', value: details.minAmountDue },
      })
      const wish = await wishFor('schedule', number)
      const opened = await askPayments<Opened>(getToken, pathWith(getToken.path, values), { body: {}, wish })
      openWidget(dialogs, page, opened, details)
    } catch (error) {
      const { message } = error instanceof Refusal ? error : new Refusal('', undefined, -1)
      sayFailure(dialogOf(dialogs, 'details'), message || (dialogs.dataset.failed ?? ''))
    }
  })
}

/** Make Payment: with what the payment company keeps for the customer. */
export function payByMethod(form: HTMLFormElement): Promise<void> {
  return whileBusy(form, async () => {
    const number = numberOf(form)
    if (!number) return
    try {
      const values = await sealValues({ accountNumber: { is: 'account', value: number } })
      const wish = await wishFor('pay', number)
      const opened = await askPayments<Opened>(signInMicrosoftTest, pathWith(signInMicrosoftTest.path, values), { body: {}, wish })
      form.reset()
      openWidget(await requireDialogs(form.action), form.action, opened)
    } catch (error) {
      await tellRefusal(form, error, () => undefined)
    }
  })
}

/** The payment company's form in a dialog; however it ends, the page of the payment tells how. */
function openWidget(dialogs: HTMLElement, page: string, { payment: code, session }: Opened, details?: Details): void {
  const ofPayment = `${page}/payment/${encodeURIComponent(code)}`
  if (!session) return location.assign(ofPayment)
  // A company that has its form on its own pages only.
  if (Object.keys(session.parameters).length === 0) return location.assign(session.redirectTo ?? ofPayment)
  const dialog = show(dialogs, 'widget')
  // What it is before the way out of it.
  dialog.querySelector('h2')?.focus()
  fill(dialog, {
    account: details ? (dialog.dataset.about ?? '').replace('#', details.referenceNumber).replace('$', () => dollars(details)) : '',
  })
  const frame = runWidget(dialog, {
    code,
    session,
    onEnd: (how) => {
      if (how === 'completed' || how === 'cancelled') location.assign(ofPayment)
      else if (how === 'closed') dialog.close()
    },
  })
  dialog.addEventListener('close', () => frame.close(), { once: true })
}

const dollars = ({ minAmountDue }: Details) => formatCents(readDollars(minAmountDue) ?? 0)
