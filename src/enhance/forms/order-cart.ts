import { readCart, writeCart, type InCart } from './cart.ts'

/**
 * The cart in the form that orders it: a row for each thing, and in the form's own field what they say together. With
 * `data-still` there are no rows, only the words; an order that was written by hand stays as it is.
 */
export class OrderCart extends HTMLElement {
  #written = ''

  connectedCallback(): void {
    if (this.#field.value && ('still' in this.dataset || readCart().length === 0)) return
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
    if ('still' in this.dataset) return this.#write(cart)
    const list = this.querySelector('ul') as HTMLUListElement
    this.#showRows(list, cart)
    list.hidden = cart.length === 0
    ;(this.querySelector('.cart-empty') as HTMLElement).hidden = cart.length > 0
    this.#field.hidden = true
    this.#write(cart)
  }

  /** Over nothing that was written by hand. */
  #write(cart: InCart[]): void {
    if (this.#field.value !== this.#written && !this.#field.hidden) return
    this.#written = cart.map(({ title, quantity }) => `${quantity} × ${title}`).join('\n')
    this.#field.value = this.#written
  }

  /** Rows that stay are not touched: one of them may have the focus. */
  #showRows(list: HTMLUListElement, cart: InCart[]): void {
    const rows = new Map([...list.children].map((row) => [(row as HTMLElement).dataset.title, row]))
    const wanted = cart.map((each) => rows.get(each.title) ?? this.#rowOf(each))
    for (const row of rows.values()) if (!wanted.includes(row)) row.remove()
    for (const [at, row] of wanted.entries()) {
      if (list.children[at] !== row) list.insertBefore(row, list.children[at] ?? null)
      const many = row.querySelector('input') as HTMLInputElement
      if (many.valueAsNumber !== cart[at].quantity) many.valueAsNumber = cart[at].quantity
    }
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
    if (title === undefined) return
    // Nothing in the box is no number: the old one comes back.
    if (Number.isNaN(quantity)) return this.#show()
    if (quantity <= 0) return this.#takeOut(title)
    writeCart(readCart().map((each) => (each.title === title ? { title, quantity: Math.min(quantity, 9999) } : each)))
  }

  #remove = ({ target }: Event): void => {
    const title = (target as Element).closest('button')?.closest('li')?.dataset.title
    if (title !== undefined) this.#takeOut(title)
  }

  /** The focus of a row that goes moves to the one after it, or to what is said of an empty cart. */
  #takeOut(title: string): void {
    const at = readCart().findIndex((each) => each.title === title)
    writeCart(readCart().filter((each) => each.title !== title))
    // A box says that it changed before the focus has left it for where it goes.
    setTimeout(() => {
      if (document.activeElement !== document.body) return
      const boxes = this.querySelectorAll<HTMLElement>('li input')
      const next = boxes[Math.min(Math.max(at, 0), boxes.length - 1)] ?? this.querySelector<HTMLElement>('.cart-empty')
      if (!next?.matches('input')) next?.setAttribute('tabindex', '-1')
      next?.focus()
    })
  }
}
