import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { BadSetting } from '../settings.ts'
import { migrateAloud, type OpenDatabase, type Say } from './database.ts'
import { createPostgresListener } from './postgres-listener.ts'
import * as schema from './schema.ts'

const migrationLock = 7_420_190

/** A PostgreSQL server, or what speaks its language. Throws `BadSetting` when it cannot be reached. */
export async function openPostgres(url: string, say: Say = () => {}): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5000 })
  // A connection that drops while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {})
  await migrateAlone(pool, say)
  const db = drizzle(pool, { schema })
  const listener = createPostgresListener(url)

  return {
    db,
    kind: 'postgres',
    listen: (channel, heard, missed) => listener.listen(channel, { heard, missed }),
    ping: async () => void (await db.execute(sql`select 1`)),
    async close() {
      await listener.close()
      await pool.end()
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
