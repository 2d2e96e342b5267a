import { fileURLToPath } from 'node:url'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema.ts'

/** The database as the nouns use it, embedded or a server; inside a transaction only the `tx` handed in may be used. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>

export interface OpenDatabase {
  db: Db
  kind: 'embedded' | 'postgres'
  /** Calls `heard` with the payload whenever any node says something on the channel, and `missed` when something may have been. */
  listen(channel: string, heard: (payload: string) => void, missed: () => void): Promise<void>
  /** Throws when the database cannot answer. */
  ping(): Promise<void>
  close(): Promise<void>
}

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))
