import { and, asc, count, eq, gt, isNotNull, lt, ne, or, sql } from 'drizzle-orm'
import { dayMs } from '../../durations.ts'
import type { Db } from '../db/database.ts'
import { jobs as t } from '../db/tables/jobs.ts'
import { clockSlack } from './claim-jobs.ts'

/** As long as finished jobs can be looked at; longer than any two nodes disagree about which turn it is. */
const keptDays = 3

/** What people see of the jobs, and what they can do about those that are dead. */
export function createLooking({ db, now }: { db: Db; now: () => Date }) {
  /** How many there are of each state but `done`. */
  async function counts(): Promise<{ due: number; running: number; dead: number }> {
    const rows = await db.select({ state: t.state, many: count() }).from(t).where(ne(t.state, 'done')).groupBy(t.state)
    return { due: 0, running: 0, dead: 0, ...Object.fromEntries(rows.map(({ state, many }) => [state, many])) }
  }

  /** Oldest first, with the words of the last error. */
  async function listDead(most = 100) {
    return db
      .select({ id: t.id, kind: t.kind, key: t.key, payload: t.payload, attempt: t.attempt, error: t.error, diedAt: t.writtenAt })
      .from(t)
      .where(eq(t.state, 'dead'))
      .orderBy(asc(t.id))
      .limit(most)
  }

  /** Tries a dead one again, as often as any. False when there is none, or when another of its key waits already. */
  async function revive(id: number): Promise<boolean> {
    const at = now()
    const another = sql`exists (select 1 from jobs as other where other.kind = ${t.kind} and other.key = ${t.key} and other.state in ('due', 'running'))`
    const revived = await db
      .update(t)
      .set({ state: 'due', attempt: 0, runAt: at, dated: false, writtenAt: at })
      .where(and(eq(t.id, id), eq(t.state, 'dead'), sql`not ${another}`))
      .returning({ told: sql`pg_notify('jobs', '')` })
    return revived.length === 1
  }

  /** Gives a dead one up for good. */
  async function discard(id: number): Promise<void> {
    await db.delete(t).where(and(eq(t.id, id), eq(t.state, 'dead')))
  }

  return { counts, listDead, revive, discard }
}

/**
 * Removes jobs that were done some days ago; and turns of repeated work that are dead, since the next turn does the same. Dead
 * jobs that somebody asked for are kept until somebody deals with them.
 */
export async function forgetFinished(tx: Db, at: Date): Promise<void> {
  const old = or(lt(t.writtenAt, new Date(at.getTime() - keptDays * dayMs)), gt(t.writtenAt, new Date(at.getTime() + clockSlack)))
  await tx.delete(t).where(and(old, or(eq(t.state, 'done'), and(eq(t.state, 'dead'), isNotNull(t.slot)))))
}
