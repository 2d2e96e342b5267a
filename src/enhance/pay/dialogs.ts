import formStyles from '../../ui/styles/pay-form.css?inline'
import boxStyles from '../../ui/styles/dialog-box.css?inline'
import styles from './pay-dialogs.css?inline'

/** The dialogs of paying are part of the page where bills are paid, with its words; any other page borrows them. */
export async function requireDialogs(page: string): Promise<HTMLElement> {
  dress()
  const here = document.querySelector<HTMLElement>('[data-pay-dialogs]')
  if (here) return here
  const response = await fetch(page, { signal: AbortSignal.timeout(10_000) })
  const html = await response.text()
  // Its head has styles that the policy of this page does not know.
  const part = new DOMParser().parseFromString(html.slice(html.indexOf('<body')), 'text/html').querySelector('[data-pay-dialogs]')
  if (!response.ok || !part) throw new Error('there are no dialogs')
  const dialogs = document.importNode(part, true) as HTMLElement
  document.body.append(dialogs)
  return dialogs
}

/** Styles that only those carry who came this far. */
function dress(): void {
  if (dressed) return
  dressed = true
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(formStyles + boxStyles + styles)
  document.adoptedStyleSheets.push(sheet)
}
let dressed = false

type DialogName = 'entry' | 'method' | 'details' | 'widget' | 'message'

/** The dialog of that name. */
export const dialogOf = (dialogs: HTMLElement, name: DialogName) =>
  dialogs.querySelector<HTMLDialogElement>(`#pay-${name}`) as HTMLDialogElement

/** Puts words where the markup has a place for them. */
export function fill(dialog: HTMLElement, words: Record<string, string>): void {
  for (const [name, text] of Object.entries(words)) {
    const place = dialog.querySelector<HTMLElement>(`[data-fill="${name}"]`)
    if (!place) continue
    place.textContent = text
    place.hidden = text === ''
  }
}

/** Shows a dialog in place of any other. */
export function show(dialogs: HTMLElement, name: DialogName): HTMLDialogElement {
  for (const open of dialogs.querySelectorAll<HTMLDialogElement>('dialog[open]')) if (open.id !== `pay-${name}`) open.close()
  const dialog = dialogOf(dialogs, name)
  if (!dialog.open) dialog.showModal()
  return dialog
}
