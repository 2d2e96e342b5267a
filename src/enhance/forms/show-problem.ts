import type { AnswerProblem } from '../../nouns/forms/check-answers.ts'

/** The field of a question. */
const fieldOf = (form: HTMLFormElement, question: string) => form.querySelector<HTMLElement>(`[data-question="${CSS.escape(question)}"]`)

const controlsOf = (field: HTMLElement) => field.querySelectorAll<HTMLElement>('input:not([type=hidden]), select, textarea')

/** Puts the message under its field and goes there; false when it is about no field of the form. */
export function showProblem(form: HTMLFormElement, { path, message }: AnswerProblem): boolean {
  const field = fieldOf(form, path)
  if (!field) return false
  markProblem(field, message)
  const control = [...controlsOf(field)].find((each) => each.checkVisibility())
  if (control) control.focus()
  else showWords(field)
  return true
}

/** Where nothing can be typed, the focus goes to the message, so that it is heard. */
function showWords(field: HTMLElement): void {
  const words = field.querySelector<HTMLElement>('.problem')
  words?.setAttribute('tabindex', '-1')
  words?.focus({ preventScroll: true })
  field.scrollIntoView({ block: 'center' })
}

/** An empty message is none. */
export function markProblem(field: HTMLElement, message: string): void {
  const problem = field.querySelector('.problem')
  if (problem && problem.textContent !== message) problem.textContent = message
  for (const control of controlsOf(field)) {
    if (message) control.setAttribute('aria-invalid', 'true')
    else control.removeAttribute('aria-invalid')
  }
}
