import { hash } from 'node:crypto'

export type RecentTexts = ReturnType<typeof createRecentTexts>

/**
 * Remembers texts that were met lately, so many to twice as many. By their hashes: a text that was cut out of another keeps the whole of
 * that in memory, and a paragraph is cut out of its article.
 */
export function createRecentTexts(most: number) {
  let recent = new Set<string>()
  let older = new Set<string>()

  function note(key: string): void {
    if (recent.size >= most) {
      older = recent
      recent = new Set()
    }
    recent.add(key)
  }

  return {
    add: (text: string) => note(keyOf(text)),
    has(text: string): boolean {
      const key = keyOf(text)
      if (recent.has(key)) return true
      if (!older.has(key)) return false
      note(key)
      return true
    },
  }
}

/** Letter by letter: what UTF-8 has no sign for would be alike. */
const keyOf = (text: string) => hash('sha256', Buffer.from(text, 'utf16le'), 'base64url')
