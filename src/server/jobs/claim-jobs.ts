import { randomUUID } from 'node:crypto'
import { and, asc, eq, gt, inArray, lt, lte, notInArray, sql } from 'drizzle-orm'
import { minuteMs } from '../../durations.ts'
import type { Db } from '../db/database.ts'
import { jobs as t } from '../db/tables/jobs.ts'

/** A job this node holds until its lease ends. */
export interface Claimed {
  id: number
  kind: string
  payload: unknown
  attempt: number
  lease: string
}

/** What waits or runs; in these very words, so that the index of them is used. */
export const isWaiting = sql`state in ('due', 'running')`

/** How far the clocks of two nodes may be apart; what was written later than this was written by a clock that was ahead. */
export const clockSlack = 5 * minuteMs

type Needs = { db: Db; now: () => Date; leaseSeconds: number }

/** How a node comes to hold a job: taken when it is due, held by renewing, taken over when its holder is gone. */
export function createClaims({ db, now, leaseSeconds }: Needs) {
  const leaseEnd = (at: Date) => new Date(at.getTime() + leaseSeconds * 1000)

  /** The job that waits longest, of the kinds that have room here; one that runs here already is not taken from ourselves. */
  async function claim(kinds: string[], here: number[]): Promise<Claimed | undefined> {
    if (kinds.length === 0) return undefined
    const at = now()
    const due = db.$with('due').as(
      db
        .select({ id: t.id })
        .from(t)
        .where(dueOf(kinds, here, at))
        .orderBy(asc(t.runAt), asc(t.id))
        .limit(1)
        .for('update', { skipLocked: true }),
    )
    const [claimed] = await db
      .with(due)
      .update(t)
      .set({ state: 'running', attempt: sql`${t.attempt} + 1`, lease: randomUUID(), runAt: leaseEnd(at), dated: false, writtenAt: at })
      .from(due)
      .where(eq(t.id, due.id))
      .returning({ id: t.id, kind: t.kind, payload: t.payload, attempt: t.attempt, lease: sql<string>`${t.lease}` })
    return claimed
  }

  /** True where any of these kinds could be begun, had it room. */
  async function isDue(kinds: string[], here: number[]): Promise<boolean> {
    if (kinds.length === 0) return false
    const found = await db
      .select({ id: t.id })
      .from(t)
      .where(dueOf(kinds, here, now()))
      .limit(1)
    return found.length > 0
  }

  /** False when the lease was lost. */
  async function renew({ id, lease }: Claimed): Promise<boolean> {
    const at = now()
    const held = await db
      .update(t)
      .set({ runAt: leaseEnd(at), writtenAt: at })
      .where(and(eq(t.id, id), eq(t.lease, lease)))
      .returning({ id: t.id })
    return held.length === 1
  }

  /** The holder of every lease is known to be gone. */
  async function endLeases(): Promise<void> {
    const at = now()
    await db.update(t).set({ runAt: at, writtenAt: at }).where(eq(t.state, 'running'))
  }

  /** What a clock that was ahead wrote would wait for years: it is due now, save where somebody chose the date. */
  async function forgetFutures(): Promise<void> {
    const at = now()
    await db
      .update(t)
      .set({ runAt: at, writtenAt: at })
      .where(and(isWaiting, eq(t.dated, false), gt(t.writtenAt, new Date(at.getTime() + clockSlack))))
  }

  return { claim, isDue, renew, endLeases, forgetFutures }
}

const dueOf = (kinds: string[], here: number[], at: Date) =>
  and(isWaiting, lte(t.runAt, at), lt(t.attempt, t.attempts), inArray(t.kind, kinds), here.length > 0 ? notInArray(t.id, here) : undefined)
