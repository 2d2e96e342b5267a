type Pay = { default(what: HTMLElement): unknown }

/**
 * A link or a form that leads to paying. What it takes to do that in place is fetched when somebody reaches for it; until it
 * is there, and where it does not come, the link leads and the form is posted as they would without.
 */
export class PayPart extends HTMLElement {
  #pay?: Promise<Pay>
  #busy = false

  connectedCallback(): void {
    for (const reach of ['pointerenter', 'focusin', 'touchstart'])
      this.addEventListener(reach, () => void this.#fetch().catch(() => {}), { once: true, passive: true })
    for (const wish of ['click', 'submit']) this.addEventListener(wish, this.#take)
  }

  #fetch = (): Promise<Pay> => (this.#pay ??= import(/* @vite-ignore */ this.getAttribute('src') ?? ''))

  #take = async (event: Event): Promise<void> => {
    const { type, target } = event
    const what = type === 'submit' ? (target as HTMLFormElement) : (target as Element).closest<HTMLAnchorElement>('a[data-pay]')
    const { ctrlKey, metaKey, shiftKey } = event as MouseEvent
    if (!what || ctrlKey || metaKey || shiftKey) return
    event.preventDefault()
    // A second click while the first is on its way is the same wish.
    if (this.#busy) return
    this.#busy = true
    try {
      const { default: pay } = await this.#fetch()
      await pay(what)
    } catch {
      this.#pay = undefined
      if (what instanceof HTMLFormElement) what.submit()
      else location.assign(what.href)
    } finally {
      this.#busy = false
    }
  }
}
