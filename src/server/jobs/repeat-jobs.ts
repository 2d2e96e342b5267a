import { and, eq } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { jobs as t } from '../db/tables/jobs.ts'
import type { Job } from './job.ts'
import { slotOf } from './slot-of.ts'

/** Of repeated work one turn waits or runs at a time. */
const key = 'repeated'

/** Asks for repeated work: one row for each turn, whatever the number of nodes; turns missed while all were down are one. */
export function createRepeats({ db, now }: { db: Db; now: () => Date }) {
  const asked = new Map<string, string>()

  async function ask(jobs: readonly Job[]): Promise<void> {
    for (const job of jobs) {
      if (!job.every) continue
      const slot = slotOf(job.every, now())
      if (asked.get(job.kind) !== slot && (await askOnce(job, slot))) asked.set(job.kind, slot)
    }
  }

  /** True when this turn is asked for, by us or by another node; false while an earlier one is not done. */
  async function askOnce({ kind, attempts }: Job, slot: string): Promise<boolean> {
    const at = now()
    const made = await db
      .insert(t)
      .values({ kind, key, slot, payload: {}, state: 'due', attempts, runAt: at, writtenAt: at })
      .onConflictDoNothing()
      .returning({ id: t.id })
    if (made.length > 0) return true
    const [known] = await db
      .select({ id: t.id })
      .from(t)
      .where(and(eq(t.kind, kind), eq(t.slot, slot)))
    return known !== undefined
  }

  return { ask }
}
