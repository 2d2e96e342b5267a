import { mostInCart, readCart, writeCart } from './cart.ts'

/** Puts so many of one thing into the cart; in `data-added`, # is how many and ## is what; `data-full` is said where nothing more fits. */
export class OrderItem extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('click', this.#add)
  }

  #add = (event: Event): void => {
    const { title = '', added = '', full = '' } = this.dataset
    const input = this.querySelector('input')
    if (!input || !(event.target as Element).closest('button')) return
    if (!input.reportValidity()) return
    const cart = readCart()
    const before = cart.find((each) => each.title === title)
    const quantity = Math.min((before?.quantity ?? 0) + Math.trunc(input.valueAsNumber || 1), Number(input.max))
    const others = cart.filter((each) => each !== before)
    const isFull = others.length >= mostInCart
    if (!isFull) writeCart([...others, { title, quantity }])
    const said = this.querySelector('output')
    if (said) said.textContent = isFull ? full : added.replace('##', title).replace('#', `${quantity}`)
  }
}
