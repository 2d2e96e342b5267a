/**
 * Shows a field's own message (its `title`) under it, in place of the browser's bubble. With `data-then`, a form that is
 * complete is not sent: the element of that id is brought forward instead.
 */
export class CheckedForm extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('invalid', this.#refuse, true)
    this.addEventListener('input', this.#forgive)
    this.addEventListener('submit', this.#send)
  }

  #refuse = (event: Event): void => {
    event.preventDefault()
    const field = event.target as HTMLInputElement
    const problem = this.querySelector('.problem')
    if (problem) problem.textContent = field.title
    field.setAttribute('aria-invalid', 'true')
    field.focus()
  }

  #forgive = (event: Event): void => {
    const field = event.target as HTMLInputElement
    if (!field.ariaInvalid || !field.validity.valid) return
    const problem = this.querySelector('.problem')
    if (problem) problem.textContent = ''
    field.removeAttribute('aria-invalid')
  }

  #send = (event: Event): void => {
    const next = document.getElementById(this.dataset.then ?? '')
    if (!next) return
    event.preventDefault()
    next.focus()
  }
}
