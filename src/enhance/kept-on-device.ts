/** What this device keeps under a name: null where nothing is, undefined where the browser keeps nothing at all and throws. */
export function readKept(name: string): string | null | undefined {
  try {
    return localStorage.getItem(name)
  } catch {
    return undefined
  }
}

/** Keeps words under a name, or with null none any more; where the browser keeps nothing, nothing happens. */
export function keep(name: string, words: string | null): void {
  try {
    if (words === null) localStorage.removeItem(name)
    else localStorage.setItem(name, words)
  } catch {
    // Whoever asks later is told that nothing is kept.
  }
}
