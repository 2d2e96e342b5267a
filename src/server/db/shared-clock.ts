import { sql } from 'drizzle-orm'
import type { Db } from './database.ts'
import { patiently } from './patiently.ts'

/** Less than this is the way to the database and back, and no clock that is wrong. */
const slackMs = 1000
const everyMs = 15_000

type Needs = { db: Db; tell: (aheadMs: number) => void; machine?: () => number }

/**
 * What time it is, for all nodes of one database alike: this machine's clock, put right by how far it is from the database's. A node an hour
 * ahead would publish an hour early, and take each job from whoever runs it. Looked at again every so often, since a clock is put right
 * under its machine too; `tell` hears each time how far it is ahead, which is less than 0 where it is behind.
 */
export async function createSharedClock({ db, tell, machine = Date.now }: Needs) {
  let ahead = 0

  async function look(): Promise<void> {
    const asked = performance.now()
    const { rows } = (await db.execute(sql`select extract(epoch from clock_timestamp()) * 1000 as now`)) as unknown as {
      rows: { now: string }[]
    }
    const wayMs = (performance.now() - asked) / 2
    const found = machine() - wayMs - Number(rows[0].now)
    if (Math.abs(found - ahead) <= slackMs + wayMs) return
    ahead = Math.abs(found) <= slackMs + wayMs ? 0 : found
    tell(ahead)
  }

  await look()
  // One that does not answer now may answer next time.
  const timer = setInterval(() => void patiently(look).catch(() => {}), everyMs).unref()
  return { now: () => new Date(machine() - ahead), look, stop: () => clearInterval(timer) }
}
