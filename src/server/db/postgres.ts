import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { BadSetting } from '../settings.ts'
import { cutOff } from './cut-off.ts'
import { cutOffSilent } from './cut-off-silent.ts'
import { migrateAloud, type OpenDatabase, type Say } from './database.ts'
import { nameStatements } from './name-statements.ts'
import { isPatient } from './patiently.ts'
import { createPostgresListener } from './postgres-listener.ts'
import { within } from './within.ts'

const migrationLock = 7_420_190
/** How long a query that is still asked at the end may take. */
const endMs = 5000
/** How long somebody waits for a connection, and for it to be told its limits. */
const connectMs = 5000

/** How much longer than its limit PostgreSQL is waited for, by whoever waits for it. */
const silentMs = 5000

/** Milliseconds after which PostgreSQL ends what somebody waits for: a query, a wait for others, a transaction that asks nothing more. */
export const usualLimits = { statement_timeout: 15_000, lock_timeout: 10_000, idle_in_transaction_session_timeout: 60_000 }

/** A PostgreSQL server, or what speaks its language. Throws `BadSetting` when it cannot be reached. */
export async function openPostgres(url: string, say: Say = () => {}, limits = usualLimits): Promise<OpenDatabase> {
  const connected = new Set<pg.ClientBase>()
  const usual = openPool(url, { max: 10, connected, limits })
  const patient = openPool(url, { max: 6, connected })
  await migrateAlone(patient, say)
  const db = drizzle(asOne(usual, patient))
  const listener = createPostgresListener(url)

  return {
    db,
    kind: 'postgres',
    listen: (channel, heard, missed) => listener.listen(channel, { heard, missed }),
    ping: async () => void (await db.execute(sql`select 1`)),
    async close(patienceMs = endMs) {
      const ended = Promise.all([listener.close(patienceMs), usual.end(), patient.end()])
      const closed = await within(patienceMs, ended)
      // Nobody waits for a server that does not answer: whoever asks it is told that the connection is gone.
      if (!closed) for (const client of connected) cutOff(client)
      return closed
    },
  }
}

type Pooled = { max: number; connected: Set<pg.ClientBase>; limits?: typeof usualLimits }

function openPool(url: string, { max, connected, limits }: Pooled): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: connectMs,
    async onConnect(client) {
      connected.add(client)
      nameStatements(client)
      client.once('end', () => connected.delete(client))
      // One that drops between two queries of a transaction would end the process; the next of these is told.
      client.on('error', () => {})
      if (limits) cutOffSilent(client, limits.statement_timeout + silentMs)
      if (limits && !(await within(connectMs, limit(client, limits)))) throw new Error('timeout exceeded when trying to connect')
    },
  })
  // A connection that drops while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {})
  return pool
}

/** Said once connected: PgBouncer refuses whoever says it while they connect, and may have no connection for what is asked first. */
const limit = (client: pg.ClientBase, limits: typeof usualLimits) =>
  client.query(
    Object.entries(limits)
      .map(([name, ms]) => `set ${name} = ${ms}`)
      .join('; '),
  )

/** What is asked patiently has connections of its own, so that work that runs later keeps none from whoever waits for an answer. */
function asOne(usual: pg.Pool, patient: pg.Pool): pg.Pool {
  return new Proxy(usual, {
    get(_usual, name) {
      const pool = isPatient() ? patient : usual
      const value: unknown = Reflect.get(pool, name, pool)
      return typeof value === 'function' ? value.bind(pool) : value
    },
  })
}

/** Several nodes may start at once: one migrates, the others wait for it. */
async function migrateAlone(pool: pg.Pool, say: Say) {
  const client = await pool.connect().catch(() => {
    throw new BadSetting('The database of DATABASE_URL cannot be reached.')
  })
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    const db = drizzle(client)
    await migrateAloud(db, say, (config) => migrate(db, config))
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock]).catch(() => {})
    client.release()
  }
}
