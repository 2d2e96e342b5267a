import { loadOutside } from './load-outside.ts'

const key = 'analytics'

/**
 * Asks whether an outside service may count, once, and loads nothing of it before. Whoever asks for privacy by their browser is
 * not even asked. A button with `data-ask-again` asks anew.
 */
class OutsideAnalytics extends HTMLElement {
  connectedCallback(): void {
    const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean }
    if (globalPrivacyControl || doNotTrack === '1') return
    document.addEventListener('click', this.#again)
    for (const button of this.querySelectorAll('button')) button.addEventListener('click', () => this.#answer(button.value))
    const said = read()
    if (said === 'yes') loadOutside(this.dataset)
    else if (said !== 'no') this.hidden = false
  }

  #answer(said: string): void {
    const before = read()
    write(said)
    this.hidden = true
    // What is loaded already stays until the next page: that begins anew at once.
    if (said === 'yes') loadOutside(this.dataset)
    else if (before === 'yes') location.reload()
  }

  #again = (event: Event): void => {
    if (!(event.target as Element).closest('[data-ask-again]')) return
    this.hidden = false
    this.querySelector('button')?.focus()
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    // A browser that keeps nothing cannot have agreed.
    return 'no'
  }
}

function write(said: string): void {
  try {
    localStorage.setItem(key, said)
  } catch {
    // As above: it is asked on no page.
  }
}

customElements.define('outside-analytics', OutsideAnalytics)
