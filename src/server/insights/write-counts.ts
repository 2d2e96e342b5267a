import { lt, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { insightCounts as t, insightWrites } from '../db/schema.ts'
import type { Counted } from './tally.ts'

/** One numbered part of what a node has counted. */
export interface CountedPart {
  node: string
  number: number
  counted: readonly Counted[]
}

/** PostgreSQL takes 65,535 values in one statement. */
const atOnce = 2000

/** Adds a part to what is there, once: also when it is written again because nobody heard that it was. */
export async function writeCounts(db: Db, { node, number, counted }: CountedPart, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const first = await tx
      .insert(insightWrites)
      .values({ node, number, writtenAt: now })
      .onConflictDoUpdate({
        target: insightWrites.node,
        set: { number, writtenAt: now },
        setWhere: lt(insightWrites.number, number),
      })
      .returning({ number: insightWrites.number })
    if (first.length === 0) return
    for (let begin = 0; begin < counted.length; begin += atOnce)
      await tx
        .insert(t)
        .values(counted.slice(begin, begin + atOnce))
        .onConflictDoUpdate({
          target: [t.tenant, t.what, t.day, t.name],
          set: { many: sql`${t.many} + excluded.many`, ofThem: sql`${t.ofThem} + excluded.of_them` },
        })
  })
}
