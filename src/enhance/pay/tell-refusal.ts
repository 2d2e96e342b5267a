import { Refusal } from './ask-payments.ts'
import { fill, requireDialogs, show } from './dialogs.ts'
import { sayUnderField, setBusy } from './field-message.ts'

/** Once at a time, however often the button is pressed. */
export async function whileBusy(form: HTMLFormElement, work: () => Promise<void>): Promise<void> {
  if (form.ariaBusy === 'true') return
  setBusy(form, true)
  try {
    await work()
  } finally {
    setBusy(form, false)
  }
}

/** Says why it was refused: with a heading in the modal, else under the field. `ifMute` is for a server that says nothing at all. */
export async function tellRefusal(form: HTMLFormElement, error: unknown, ifMute: () => unknown): Promise<void> {
  const dialogs = await requireDialogs(form.action)
  const { title, message, status } = error instanceof Refusal ? error : new Refusal('', undefined, -1)
  if (title) {
    const dialog = show(dialogs, 'message')
    dialog.dataset.kind = 'alert'
    fill(dialog, { title, message: message || (dialogs.dataset.alert ?? '') })
    return
  }
  if (message) return sayUnderField(form, message)
  if (status === 0) return sayUnderField(form, dialogs.dataset.offline ?? '')
  // A call that was thrown; the source's words.
  sayUnderField(form, dialogs.dataset.failed ?? '')
  if (status > 0) ifMute()
}
