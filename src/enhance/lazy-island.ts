type Island = { default(element: HTMLElement): unknown }

/** Something that comes alive when it is touched: reaching for it fetches its script, a click runs it. `data-failed` is said when that fails. */
export class LazyIsland extends HTMLElement {
  #island?: Promise<Island>
  #fetching = false

  connectedCallback(): void {
    for (const reach of ['pointerenter', 'focusin', 'touchstart']) this.addEventListener(reach, this.#fetch, { once: true, passive: true })
    this.addEventListener('click', this.#run)
    // A click that came before this script left its button in focus; it counts while the browser still holds it for one. A key
    // leaves no such trace: whoever pressed Enter that early presses it again.
    const clicked = this.querySelector<HTMLButtonElement>('button:focus:not(:focus-visible)')
    if (navigator.userActivation?.isActive) clicked?.click()
  }

  #fetch = (): Promise<Island> => (this.#island ??= import(/* @vite-ignore */ this.getAttribute('src') ?? ''))

  #run = async (event: Event): Promise<void> => {
    if (this.#fetching || !(event.target as Element).closest('button')) return
    // A second click while the script is on its way is the same wish; once it runs, the island disables its button.
    this.#fetching = true
    try {
      const island = await this.#fetch()
      island.default(this)
    } catch {
      this.#island = undefined
      const status = this.querySelector('[role=status]')
      if (status) status.textContent = this.dataset.failed ?? ''
    } finally {
      this.#fetching = false
    }
  }
}
