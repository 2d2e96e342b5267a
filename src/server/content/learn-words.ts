import { eq, sql, type SQL } from 'drizzle-orm'
import { searchWords as t } from '../db/tables/search.ts'
import { batchesOf } from '../db/batches-of.ts'
import type { Db } from '../db/database.ts'
import { byIndex } from '../db/by-index.ts'
import { slipHashes } from './slip-hashes.ts'

/** Shorter words are like too many others; longer ones nobody types twice. */
const [leastLetters, mostLetters] = [4, 24]
/** Of one save; everything together is gathered whole. */
const mostOfSave = 5_000
const atOnce = 500

type Saying = { before?: Iterable<string>; most?: number }

/** Notes the folded words of what was written, but for those of what it was before: what a word that nobody wrote was meant to be is among them. */
export async function learnWords(tx: Db, tenant: string, said: Iterable<string>, saying: Saying = {}): Promise<void> {
  const learnt = wordsToLearn(said, saying)
  for (const words of batchesOf(learnt, atOnce)) await tx.execute(learning(tenant, words))
}

/** In the order in which everybody writes them. */
export function wordsToLearn(said: Iterable<string>, { before = [], most = mostOfSave }: Saying): string[] {
  const known = new Set(before)
  const words = [...new Set(said)].filter(
    (word) => !known.has(word) && word.length >= leastLetters && word.length <= mostLetters && !/^\d+$/.test(word),
  )
  return words.slice(0, most).toSorted()
}

/** The statement that notes these. */
export const learning = (tenant: string, words: readonly string[]): SQL => {
  const made = JSON.stringify(words.map((word) => ({ word, slips: slipHashes(word) })))
  return sql`insert into ${t} (tenant, word, slips)
    select ${tenant}, word, slips from jsonb_to_recordset(${made}::jsonb) as made (word text, slips integer[])
    on conflict do nothing`
}

/** Before everything is gathered anew. */
export async function forgetWords(tx: Db, tenant: string): Promise<void> {
  await tx.delete(t).where(eq(t.tenant, tenant))
}

/** So many are looked at for each word, all together. */
const mostLike = 400

/** Words that are a slip or two away from any of these, be they those of visitors or not: whoever offers one looks first whether who asks finds it. */
export async function wordsLike(db: Db, tenant: string, words: readonly string[]): Promise<string[]> {
  const hashes = new Set(words.flatMap(slipHashes))
  // The tenant said so that no other index knows it: the planner takes comparing all slips of all words for next to nothing.
  const { rows } = (await byIndex(
    db,
    sql`select word from ${t} where tenant || '' = ${tenant} and slips && ${`{${[...hashes].join(',')}}`}::int[]
      limit ${mostLike * words.length}`,
  )) as unknown as { rows: { word: string }[] }
  return rows.map((row) => row.word)
}
