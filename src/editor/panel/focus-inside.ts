/** Keeps Tab inside `panel`; everything else of the page is inert, but the section being edited can still be clicked. */
export function keepTabInside(panel: HTMLElement): () => void {
  function onTab(event: KeyboardEvent) {
    if (event.key !== 'Tab' || document.querySelector(':modal')) return
    const stops = [...panel.querySelectorAll<HTMLElement>('a[href], button, input, textarea, select, summary, [tabindex="0"]')].filter(
      (each) => each.tabIndex >= 0 && !each.hasAttribute('disabled') && each.checkVisibility(),
    )
    const now = document.activeElement
    const inside = panel.contains(now)
    const [first, last] = [stops[0], stops.at(-1)]
    // The title has the focus first, and is no stop itself.
    const atStart = now === first || now?.matches('.ed-top h2')
    if (inside && !(event.shiftKey ? atStart : now === last)) return
    event.preventDefault()
    ;(event.shiftKey ? last : first)?.focus()
  }
  document.addEventListener('keydown', onTab)
  return () => document.removeEventListener('keydown', onTab)
}

/** Makes the page inert, but for `kept` and the editor itself; answers how to undo it. */
export function quietPage(kept: Element | null): () => void {
  const quieted: Element[] = []
  const quiet = (element: Element) => {
    if (element.hasAttribute('inert') || element.matches('.ed-root, script, link, style')) return
    element.setAttribute('inert', '')
    quieted.push(element)
  }
  for (let inside = kept; inside && inside !== document.body; inside = inside.parentElement)
    for (const sibling of inside.parentElement?.children ?? []) if (sibling !== inside) quiet(sibling)
  if (!kept) for (const child of document.body.children) quiet(child)
  return () => {
    for (const element of quieted) element.removeAttribute('inert')
  }
}
