/** Shows its button where the device has a way of its own to pass a page on. A state, since hydration minds attributes. */
export class ShareRow extends HTMLElement {
  connectedCallback(): void {
    if (!('share' in navigator)) return
    this.attachInternals().states.add('able')
    this.querySelector('button')?.addEventListener('click', this.#share)
  }

  #share = (): void => {
    const { url, title } = this.dataset
    // Whoever changes their mind closes the sheet, and that is all.
    void navigator.share({ url, title }).catch(() => {})
  }
}
