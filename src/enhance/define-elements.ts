/**
 * Defines custom elements as soon as the page is there. A script that the browser kept runs while the page still comes, and an
 * element that began then would find nothing in it.
 */
export function defineElements(elements: Record<string, CustomElementConstructor>): void {
  const define = () => {
    // oxlint-disable-next-line no-restricted-properties -- here alone
    for (const name in elements) customElements.define(name, elements[name])
  }
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', define)
  else define()
}
