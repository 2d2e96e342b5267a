/** An element of a shadow tree; the page's stylesheet knows it by its part. */
export function makePart<K extends 'div' | 'button' | 'span' | 'p'>(name: K, part: string, role?: string): HTMLElementTagNameMap[K] {
  const element = document.createElement(name)
  element.part.add(part)
  if (role) element.role = role
  return element
}
