import { sql } from 'drizzle-orm'
import type { Db } from './database.ts'

/** Less than this is the way to the database and back, and no clock that is wrong. */
const slackMs = 1000
const everyMs = 15_000

type Needs = { db: Db; tell: (aheadMs: number) => void; machine?: () => number }

/**
 * What time it is, for all nodes of one database alike: this machine's clock, put right by how far it is from the database's. A node an hour
 * ahead would publish an hour early, and take each job from whoever runs it. Looked at again every so often, since a clock is put right
 * under its machine too; `tell` hears each time how far it is ahead, which is less than 0 where it is behind, and 0 once it is neither.
 */
export async function createSharedClock({ db, tell, machine = Date.now }: Needs) {
  let ahead = 0

  async function look(): Promise<void> {
    const asked = machine()
    const { rows } = (await db.execute(sql`select extract(epoch from clock_timestamp()) * 1000 as now`)) as unknown as {
      rows: { now: string }[]
    }
    const answered = machine()
    // The longer it took, the less is known. So a clock that was put right meanwhile, or a machine that slept, is left for the next time.
    const unsureMs = slackMs + Math.abs(answered - asked) / 2
    const found = (asked + answered) / 2 - Number(rows[0].now)
    if (Math.abs(found - ahead) <= unsureMs) return
    ahead = Math.abs(found) <= unsureMs ? 0 : found
    tell(ahead)
  }

  await look()
  // One that does not answer now may answer next time. Not patiently: of one that fell silent each look would keep a connection.
  const timer = setInterval(() => void look().catch(() => {}), everyMs).unref()
  return { now: () => new Date(machine() - ahead), look, stop: () => clearInterval(timer) }
}
