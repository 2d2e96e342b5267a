const heard = ['keydown', 'pointerdown', 'focusin']

/** A menu made of <details>: closes on Escape, on a click elsewhere, when focus leaves, and when another one opens. */
export class SiteMenu extends HTMLElement {
  connectedCallback(): void {
    for (const event of heard) document.addEventListener(event, this)
  }

  disconnectedCallback(): void {
    for (const event of heard) document.removeEventListener(event, this)
  }

  handleEvent(event: Event): void {
    const details = this.querySelector('details')
    if (!details?.open) return
    if (event instanceof KeyboardEvent) {
      // What was open inside goes first.
      if (event.key !== 'Escape' || event.defaultPrevented) return
      const inside = this.contains(document.activeElement)
      details.open = false
      if (inside) details.querySelector('summary')?.focus()
    } else if (!this.contains(event.target as Node)) {
      details.open = false
    }
  }
}
