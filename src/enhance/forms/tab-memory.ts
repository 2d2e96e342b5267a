/** What this tab remembers under a name until it is closed; nothing where it keeps nothing. */
export function remembered(name: string): string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(name) ?? '[]')
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : []
  } catch {
    return []
  }
}

/** Keeps words for this tab. */
export function remember(name: string, words: readonly string[]): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(words))
  } catch {
    // A device that keeps nothing.
  }
}
