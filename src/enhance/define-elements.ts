/**
 * Defines custom elements as soon as the page is there, each once. A script that the browser kept runs while the page still comes, and an
 * element that began then would find nothing in it.
 */
export function defineElements(elements: Record<string, CustomElementConstructor>): void {
  const define = () => {
    for (const [name, element] of Object.entries(elements)) {
      // oxlint-disable-next-line no-restricted-properties -- here alone
      if (!customElements.get(name)) customElements.define(name, element)
    }
  }
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', define)
  else define()
}
