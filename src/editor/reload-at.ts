const slot = 'shelterbelt:focus'

/** Fetches the page anew; whoever was at a pencil finds themselves there again. */
export function reloadAt(key: string): void {
  try {
    sessionStorage.setItem(slot, key)
  } catch {
    // Without storage the page begins at its head.
  }
  location.reload()
}

/** After such a reload, once the pencils are there. */
export function focusAfterReload(): void {
  try {
    const key = sessionStorage.getItem(slot)
    if (!key) return
    sessionStorage.removeItem(slot)
    document.querySelector<HTMLElement>(`.ed-section[data-section="${CSS.escape(key)}"] > .ed-pencil`)?.focus()
  } catch {
    // Nothing was kept.
  }
}
