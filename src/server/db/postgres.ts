import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { BadSetting } from '../settings.ts'
import { cutOff } from './cut-off.ts'
import { migrateAloud, type OpenDatabase, type Say } from './database.ts'
import { createPostgresListener } from './postgres-listener.ts'
import * as schema from './schema.ts'
import { within } from './within.ts'

const migrationLock = 7_420_190
/** How long a query that is still asked at the end may take. */
const endMs = 5000

/** A PostgreSQL server, or what speaks its language. Throws `BadSetting` when it cannot be reached. */
export async function openPostgres(url: string, say: Say = () => {}): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5000 })
  // A connection that drops while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {})
  const connected = new Set<pg.PoolClient>()
  pool.on('remove', (client) => connected.delete(client))
  pool.on('connect', (client) => {
    connected.add(client)
    // Nor does one that drops between two queries of a transaction; the next of these is told.
    client.on('error', () => {})
  })
  await migrateAlone(pool, say)
  const db = drizzle(pool, { schema })
  const listener = createPostgresListener(url)

  return {
    db,
    kind: 'postgres',
    listen: (channel, heard, missed) => listener.listen(channel, { heard, missed }),
    ping: async () => void (await db.execute(sql`select 1`)),
    async close(patienceMs = endMs) {
      const ended = Promise.all([listener.close(patienceMs), pool.end()])
      if (await within(patienceMs, ended)) return
      // Nobody waits for a server that does not answer: whoever asks it is told that the connection is gone.
      for (const client of connected) cutOff(client)
    },
  }
}

/** Several nodes may start at once: one migrates, the others wait for it. */
async function migrateAlone(pool: pg.Pool, say: Say) {
  const client = await pool.connect().catch(() => {
    throw new BadSetting('The database of DATABASE_URL cannot be reached.')
  })
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    const db = drizzle(client, { schema })
    await migrateAloud(db, say, (config) => migrate(db, config))
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock]).catch(() => {})
    client.release()
  }
}
