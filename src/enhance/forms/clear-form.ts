/** Empties a form, also of what the server sent back: answers, files and messages. What is in the cart stays. */
export function clearForm(host: HTMLElement, form: HTMLFormElement): void {
  for (const field of form.querySelectorAll('[data-question]')) {
    // A file that is on its way is stopped by the button of its row.
    for (const away of field.querySelectorAll<HTMLElement>('[data-files] > li > button:last-of-type')) away.click()
    for (const held of field.querySelectorAll('.file-held')) held.remove()
    for (const control of field.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>('input, select, textarea'))
      if (!isKept(control)) empty(control)
    field.querySelector('.problem')?.replaceChildren()
  }
  host.querySelector('.form-summary')?.remove()
}

/** What the page itself put in, and the cart. */
const isKept = (control: HTMLElement & { type: string }) => control.hidden || control.type === 'hidden' || control.closest('order-cart li')

function empty(control: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement): void {
  delete control.dataset.value
  control.removeAttribute('aria-invalid')
  if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)) control.checked = false
  else control.value = ''
}
