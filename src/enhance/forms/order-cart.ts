import { readCart, writeCart, type InCart } from './cart.ts'

/**
 * The cart in the form that orders it: a row for each thing, and in the form's own field what they say together. With
 * `data-still`, or an order that was written by hand, the field stays as it is.
 */
export class OrderCart extends HTMLElement {
  connectedCallback(): void {
    if ('still' in this.dataset || (this.#field.value && readCart().length === 0)) return
    this.addEventListener('change', this.#changed)
    this.addEventListener('click', this.#remove)
    this.closest('sent-form')?.addEventListener('sent', () => writeCart([]))
    // Other tabs have the same cart.
    for (const event of ['cart', 'storage', 'pageshow']) window.addEventListener(event, this.#show)
    this.#show()
  }

  disconnectedCallback(): void {
    for (const event of ['cart', 'storage', 'pageshow']) window.removeEventListener(event, this.#show)
  }

  get #field(): HTMLTextAreaElement {
    return this.querySelector('textarea') as HTMLTextAreaElement
  }

  #show = (): void => {
    const cart = readCart()
    const list = this.querySelector('ul') as HTMLUListElement
    list.replaceChildren(...cart.map(this.#rowOf))
    list.hidden = cart.length === 0
    ;(this.querySelector('.cart-empty') as HTMLElement).hidden = cart.length > 0
    this.#field.hidden = true
    this.#field.value = cart.map(({ title, quantity }) => `${quantity} × ${title}`).join('\n')
  }

  #rowOf = ({ title, quantity }: InCart): HTMLLIElement => {
    const say = (words = '') => words.replace('##', title)
    const row = document.createElement('li')
    const many = Object.assign(document.createElement('input'), {
      className: 'input',
      type: 'number',
      min: '1',
      max: '9999',
      valueAsNumber: quantity,
    })
    const name = Object.assign(document.createElement('b'), { textContent: title })
    const away = Object.assign(document.createElement('button'), { type: 'button', ariaLabel: say(this.dataset.remove) })
    many.ariaLabel = say(this.dataset.many)
    away.innerHTML = '<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M6.5 6.5l11 11M17.5 6.5l-11 11"/></svg>'
    row.dataset.title = title
    row.append(many, name, away)
    return row
  }

  #changed = ({ target }: Event): void => {
    const title = (target as Element).closest('li')?.dataset.title
    const quantity = Math.trunc((target as HTMLInputElement).valueAsNumber)
    if (title === undefined || !(quantity > 0)) return
    writeCart(readCart().map((each) => (each.title === title ? { title, quantity: Math.min(quantity, 9999) } : each)))
  }

  #remove = ({ target }: Event): void => {
    const row = (target as Element).closest('button')?.closest('li')
    if (!row) return
    writeCart(readCart().filter(({ title }) => title !== row.dataset.title))
    this.querySelector<HTMLElement>('input, a')?.focus()
  }
}
