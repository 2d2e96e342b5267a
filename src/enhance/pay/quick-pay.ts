import { quickPayToken } from '../../calls/payment-addresses.ts'
import { askPayments, pathWith } from './ask-payments.ts'
import { fill, requireDialogs, show } from './dialogs.ts'
import { numberOf } from './field-message.ts'
import { sealValues } from './seal-value.ts'
import { tellRefusal, whileBusy } from './tell-refusal.ts'
import { wishFor } from './wish.ts'

type Answer = { isAgent: boolean; message: string; payment: string }

/** Quick pay: the number on the bill, and on to the payment page in a new tab. */
export function quickPay(form: HTMLFormElement): Promise<void> {
  return whileBusy(form, async () => {
    const number = numberOf(form)
    if (!number) return
    try {
      const { encryptedAccount } = await sealValues({ encryptedAccount: { is: 'account', value: number } })
      const { isAgent, message, payment } = await askPayments<Answer>(quickPayToken, pathWith(quickPayToken.path, { encryptedAccount }), {
        body: { isAgent: false },
        wish: await wishFor('pay', number),
      })
      form.reset()
      const page = `${form.action}/payment/${encodeURIComponent(payment)}`
      const opened = openTab(page)
      // Agents go straight on; where the browser lets no tab open they do so here.
      if (isAgent) return void (opened || location.assign(page))
      await sayOpened(form, message, page)
    } catch (error) {
      await tellRefusal(form, error, () => openTab(form.action))
    }
  })
}

async function sayOpened(form: HTMLFormElement, message: string, page: string): Promise<void> {
  const dialogs = await requireDialogs(form.action)
  const { openedTitle = '' } = dialogs.dataset
  const dialog = show(dialogs, 'message')
  dialog.dataset.kind = 'opened'
  fill(dialog, { title: openedTitle, message })
  const link = dialog.querySelector<HTMLAnchorElement>('a[data-go]')
  if (link) link.href = page
  link?.focus()
}

/** False where the browser lets none open. */
function openTab(address: string): boolean {
  const tab = window.open(address, '_blank')
  if (!tab) return false
  tab.opener = null
  return true
}
