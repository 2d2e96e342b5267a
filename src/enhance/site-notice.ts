/** A notice is not shown again to whoever has closed it, until it says something else. Its page looks for that before it is painted. */
export class SiteNotice extends HTMLElement {
  connectedCallback(): void {
    this.querySelector('button')?.addEventListener('click', this.#close)
    // The first is the browser's own, which puts a page that is loaded again where it was.
    window.addEventListener('scroll', this.#showAtTop, { once: true })
  }

  /** It keeps in place what was in sight before, which a notice that came since is just above: whoever was at the top is to see it. */
  #showAtTop = (): void => {
    if (window.scrollY > 0 && Math.round(window.scrollY) === this.offsetHeight) window.scrollTo({ top: 0, behavior: 'instant' })
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
