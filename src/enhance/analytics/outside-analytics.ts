import { defineElements } from '../define-elements.ts'
import { keep, readKept } from '../kept-on-device.ts'
import { loadOutside } from './load-outside.ts'

const key = 'analytics'

/**
 * Asks whether an outside service may count, once, and loads nothing of it before. Whoever asks for privacy by their browser is
 * not even asked, nor is a browser that keeps nothing: it could not agree. A button with `data-ask-again`, hidden until somebody
 * listens, asks anew.
 */
class OutsideAnalytics extends HTMLElement {
  #askedFrom: HTMLElement | undefined

  connectedCallback(): void {
    const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean }
    const said = readKept(key)
    if (globalPrivacyControl || doNotTrack === '1' || said === undefined) return
    for (const button of this.querySelectorAll('button')) button.addEventListener('click', () => this.#answer(button.value))
    for (const again of document.querySelectorAll<HTMLElement>('[data-ask-again]')) {
      again.addEventListener('click', () => this.#ask(again))
      again.hidden = false
    }
    if (said === 'yes') loadOutside(this.dataset)
    else if (said !== 'no') this.hidden = false
  }

  #answer(said: string): void {
    const before = readKept(key)
    keep(key, said)
    this.hidden = true
    if (this.#askedFrom) this.#askedFrom.focus()
    else document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })
    // What is loaded already stays until the next page: that begins anew at once.
    if (said === 'yes') loadOutside(this.dataset)
    else if (before === 'yes') location.reload()
  }

  #ask(from: HTMLElement): void {
    this.#askedFrom = from
    this.hidden = false
    this.querySelector('button')?.focus()
  }
}

defineElements({ 'outside-analytics': OutsideAnalytics })
