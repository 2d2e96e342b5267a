import { and, between, desc, lt, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import type { revisions } from '../db/tables/content.ts'
import type { itemRevisions } from '../db/tables/items.ts'

/** So many bytes as the database keeps them are read first: it packs what is long, and what says the same again and again to a hundredth. */
const packedAtFirst = 2 * 1024
/** Of more characters than these the rest is for the next page. */
const mostCharacters = 256 * 1024

type Table = typeof revisions | typeof itemRevisions
type Page = { before: number | undefined; limit: number }

/**
 * Revisions, newest first: `limit` at most and about a quarter of a megabyte of them, but one in any case, since fifty large ones would be twelve
 * megabytes in one answer, and hold the loop for seconds. `before` starts below that revision. Differences would be shorter still,
 * but whoever opens one would have to be sent all those it is made of.
 */
export async function listByBytes<T extends Table>(
  db: Db,
  of: T,
  which: SQL | undefined,
  { before, limit }: Page,
): Promise<{ rows: T['$inferSelect'][]; more: boolean }> {
  // Both tables have what is asked of them here.
  const table: Table = of
  const sizes = await db
    .select({ revision: table.revision, packed: sql`pg_column_size(${table.wire})`.mapWith(Number) })
    .from(table)
    .where(and(which, before === undefined ? undefined : lt(table.revision, before)))
    .orderBy(desc(table.revision))
    .limit(limit + 1)
  const shown = sizes.slice(0, limit)
  const rows: T['$inferSelect'][] = []
  let [characters, packed] = [0, 0]
  for (let from = 0; from < shown.length && characters < mostCharacters;) {
    // What was read tells how much is packed into a byte of the rest.
    const room = characters === 0 ? packedAtFirst : ((mostCharacters - characters) * packed) / characters
    let to = from
    let taken = 0
    do taken += shown[to++].packed
    while (to < shown.length && taken + shown[to].packed <= room)
    const read = await db
      .select()
      .from(table)
      .where(and(which, between(table.revision, shown[to - 1].revision, shown[from].revision)))
      .orderBy(desc(table.revision))
    for (const row of read) {
      if (characters >= mostCharacters) break
      rows.push(row)
      characters += JSON.stringify(row.wire).length
    }
    from = to
    packed += taken
  }
  return { rows, more: rows.length < sizes.length }
}
