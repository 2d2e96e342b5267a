import { readAccountNumber } from '../../nouns/payments/account-number.ts'

/** The number of a form in its ten digits; what is wrong with it is said under the field, which takes focus. */
export function numberOf(form: HTMLFormElement): string | undefined {
  const field = fieldOf(form)
  const read = readAccountNumber(field.value)
  if ('number' in read) return read.number
  sayUnderField(form, field.dataset[read.problem] ?? '')
  return undefined
}

/** Says it under the account field; nothing takes the last word away, until somebody types. */
export function sayUnderField(form: HTMLFormElement, words: string): void {
  const field = fieldOf(form)
  const problem = form.querySelector('.problem')
  if (problem) problem.textContent = words
  field.removeAttribute('aria-invalid')
  if (!words) return
  field.setAttribute('aria-invalid', 'true')
  field.focus()
  field.addEventListener('input', () => sayUnderField(form, ''), { once: true })
}

/** True while a question is on its way; the button says so to everybody. */
export function setBusy(form: HTMLFormElement, busy: boolean): void {
  for (const button of form.querySelectorAll<HTMLElement>('button:not([type=button])')) {
    if (busy) button.setAttribute('aria-disabled', 'true')
    else button.removeAttribute('aria-disabled')
  }
  form.setAttribute('aria-busy', String(busy))
}

const fieldOf = (form: HTMLFormElement) => form.querySelector('input[name=account]') as HTMLInputElement
