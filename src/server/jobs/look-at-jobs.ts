import { and, asc, count, eq, gt, isNotNull, lt, min, ne, or, sql } from 'drizzle-orm'
import { dayMs } from '../../durations.ts'
import type { Db } from '../db/database.ts'
import { jobs as t } from '../db/tables/jobs.ts'
import { clockSlack } from './claim-jobs.ts'

/** As long as finished jobs can be looked at; longer than any two nodes disagree about which turn it is. */
const keptDays = 3

/** How many there are of each state but `done`. */
export async function countJobs(db: Db): Promise<{ due: number; running: number; dead: number }> {
  const rows = await db.select({ state: t.state, many: count() }).from(t).where(ne(t.state, 'done')).groupBy(t.state)
  return { due: 0, running: 0, dead: 0, ...Object.fromEntries(rows.map(({ state, many }) => [state, many])) }
}

/** How many of each kind wait that nothing is known against, and when the first of them is due. */
export async function countWaiting(db: Db): Promise<{ kind: string; many: number; next: Date | null }[]> {
  return db
    .select({ kind: t.kind, many: count(), next: min(t.runAt) })
    .from(t)
    .where(and(eq(t.state, 'due'), eq(t.attempt, 0)))
    .groupBy(t.kind)
    .orderBy(asc(t.kind))
}

/** Those that are being done, or failed and wait to be tried again: `at` is when their lease ends, or when that is. */
export async function listTried(db: Db, state: 'running' | 'due', most: number) {
  return db
    .select({ id: t.id, kind: t.kind, tries: t.attempt, at: t.runAt, since: t.writtenAt, error: t.error })
    .from(t)
    .where(and(eq(t.state, state), gt(t.attempt, 0)))
    .orderBy(asc(t.runAt), asc(t.id))
    .limit(most)
}

/**
 * Removes jobs that were done some days ago; and those that are dead of which a later one does the same: the next turn, or what was asked for
 * again. Any other dead one is kept until somebody deals with it, the last turn of what comes but once a week among them.
 */
export async function forgetFinished(tx: Db, at: Date): Promise<void> {
  const old = or(lt(t.writtenAt, new Date(at.getTime() - keptDays * dayMs)), gt(t.writtenAt, new Date(at.getTime() + clockSlack)))
  const later = sql`exists (select 1 from jobs as later where later.kind = ${t.kind} and later.id > ${t.id} and later.key = ${t.key})`
  await tx.delete(t).where(and(old, or(eq(t.state, 'done'), and(eq(t.state, 'dead'), isNotNull(t.key), later))))
}
