import { readCart, writeCart } from './cart.ts'

/** Puts so many of one thing into the cart; in `data-added`, # is how many and ## is what. */
export class OrderItem extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('click', this.#add)
  }

  #add = (event: Event): void => {
    const { title = '', added = '' } = this.dataset
    const input = this.querySelector('input')
    if (!input || !(event.target as Element).closest('button')) return
    if (!input.reportValidity()) return
    const cart = readCart()
    const before = cart.find((each) => each.title === title)
    const quantity = Math.min((before?.quantity ?? 0) + Math.trunc(input.valueAsNumber || 1), Number(input.max))
    writeCart([...cart.filter((each) => each !== before), { title, quantity }])
    const said = this.querySelector('output')
    if (said) said.textContent = added.replace('##', title).replace('#', `${quantity}`)
  }
}
