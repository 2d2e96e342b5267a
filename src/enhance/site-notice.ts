/** A notice is not shown again to whoever has closed it, until it says something else. Its page looks for that before it is painted. */
export class SiteNotice extends HTMLElement {
  connectedCallback(): void {
    this.querySelector('button')?.addEventListener('click', this.#close)
  }

  #close = (): void => {
    this.hidden = true
    try {
      localStorage.setItem('notice', String(this.dataset.id))
    } catch {
      // A browser that keeps nothing shows it again on the next page.
    }
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  }
}
