/** Scrolls the form so that the field and what is said under it are seen, the message first where both do not fit. */
export function showField(field: Element): void {
  const whole = field.closest('.ed-field')
  whole?.scrollIntoView({ block: 'nearest' })
  whole?.querySelector(':scope > .ed-err')?.scrollIntoView({ block: 'nearest' })
}

const goesOn = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Shows it again whenever the form grows, as by what comes late above it, until whoever looks at it goes on. */
export function keepFieldShown(field: Element): void {
  const form = field.closest('.ed-view')
  if (!form) return
  const left = new AbortController()
  // Observed, it is shown at once as well.
  const observer = new ResizeObserver(() => showField(field))
  observer.observe(form)
  left.signal.addEventListener('abort', () => observer.disconnect())
  for (const each of goesOn) addEventListener(each, () => left.abort(), { capture: true, passive: true, signal: left.signal })
}
