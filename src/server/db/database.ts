import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** The database as the nouns use it, embedded or a server; inside a transaction only the `tx` handed in may be used. */
export type Db = PgDatabase<PgQueryResultHKT>

export interface OpenDatabase {
  db: Db
  kind: 'embedded' | 'postgres'
  /** Calls `heard` with the payload whenever any node says something on the channel, and `missed` when something may have been. */
  listen(channel: string, heard: (payload: string) => void, missed: () => void): Promise<void>
  /** Throws when the database cannot answer. */
  ping(): Promise<void>
  /** Waits so long for what is still asked; a few seconds by default. True where it closed by then. */
  close(patienceMs?: number): Promise<boolean>
}

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** Tells whoever starts the site what is done there once, when it is done. */
export type Say = (words: string) => void

/** Brings the tables up to this release by `migrate`, and says so where there is something to do. */
export async function migrateAloud(db: Db, say: Say, migrate: (config: { migrationsFolder: string }) => Promise<void>): Promise<void> {
  const last = await lastMigration(db)
  const steps = readMigrationFiles({ migrationsFolder }).filter(({ folderMillis }) => folderMillis > last).length
  if (steps > 0) say(`Migrating the database: ${steps} ${steps === 1 ? 'step' : 'steps'} …`)
  if (steps > 0) await migrate({ migrationsFolder })
}

/** When the newest migration that was applied was written, in milliseconds; 0 for an empty database. */
async function lastMigration(db: Db): Promise<number> {
  const [{ kept }] = await db
    .select({ kept: sql<boolean>`to_regclass('drizzle.__drizzle_migrations') is not null` })
    .from(sql`(select 1) as one`)
  if (!kept) return 0
  const [{ last }] = await db.select({ last: sql`coalesce(max(created_at), 0)`.mapWith(Number) }).from(sql`drizzle.__drizzle_migrations`)
  return last
}
