import { sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'

export type StemsOf = (words: readonly string[]) => Promise<(string | null)[]>

const mostKept = 20_000

/** The stems of words as the index of articles has them, null for words such as "the"; asked of the database once for each word. */
export function createWordStems(db: Pick<Db, 'execute'>, most = mostKept): StemsOf {
  const known = new Map<string, string | null>()

  return async function stemsOf(words) {
    const unknown = [...new Set(words)].filter((word) => !known.has(word))
    // Of its own: what is kept may be emptied meanwhile, by another who asks too.
    const stems = new Map(words.map((word) => [word, known.get(word) ?? null]))
    if (unknown.length > 0) {
      const asked = `{${unknown.map((word) => `"${word}"`).join(',')}}`
      const { rows } = (await db.execute(sql`
        select word, (ts_lexize('english_stem', word))[1] as stem from unnest(${asked}::text[]) as word`)) as unknown as {
        rows: { word: string; stem: string | null }[]
      }
      if (known.size > most) known.clear()
      for (const { word, stem } of rows) {
        known.set(word, stem)
        stems.set(word, stem)
      }
    }
    return words.map((word) => stems.get(word) ?? null)
  }
}
