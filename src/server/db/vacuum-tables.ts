import { setImmediate as turn } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'

/** Gives back the room of rows that are gone, one table after the other: all at once would hold the loop for half a second. */
export async function vacuumTables(pg: Pick<PGlite, 'query' | 'exec'>): Promise<void> {
  const { rows } = await pg.query<{ name: string }>(
    `select format('%I.%I', schemaname, relname) as name from pg_catalog.pg_stat_all_tables where schemaname <> 'pg_toast' and schemaname <> 'information_schema'`,
  )
  for (const { name } of rows) {
    await pg.exec(`vacuum analyze ${name}`)
    await turn()
  }
}
