import { sql, type SQL } from 'drizzle-orm'
import type { Db } from './database.ts'

/** By the index alone: the planner does not count what it costs to fetch the words of each row it would look through without. */
export function byIndex(db: Db, question: SQL) {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`)
    return tx.execute(question)
  })
}
