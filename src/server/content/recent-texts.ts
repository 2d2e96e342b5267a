export type RecentTexts = ReturnType<typeof createRecentTexts>

/** Remembers texts that were met lately, up to about twice `characters` of them together. */
export function createRecentTexts(characters: number) {
  let recent = new Set<string>()
  let older = new Set<string>()
  let held = 0

  function add(text: string): void {
    if (recent.has(text) || text.length > characters) return
    if (held + text.length > characters) {
      older = recent
      recent = new Set()
      held = 0
    }
    recent.add(text)
    held += text.length
  }

  return {
    add,
    has(text: string): boolean {
      if (recent.has(text)) return true
      if (!older.has(text)) return false
      add(text)
      return true
    },
  }
}
