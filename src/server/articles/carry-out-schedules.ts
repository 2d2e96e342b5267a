import { and, asc, eq, lte } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { articleSchedules as t, articleStates } from '../db/tables/articles.ts'
import { Refused } from '../http/errors.ts'
import type { Warn } from '../http/warn.ts'
import type { Writing } from '../items/item-writer.ts'
import { lockItems } from '../items/lock-items.ts'
import { writingIn } from '../items/writing.ts'
import type { Jobs } from '../jobs/create-jobs.ts'
import { defineJob, type Job } from '../jobs/job.ts'
import { goLive, requireState, takeDown, type OnSite } from './go-live.ts'
import { scheduleWork } from './stopped-schedules.ts'

export type ScheduleRow = typeof t.$inferSelect

type Needs = {
  db: Db
  now: () => Date
  warn: Warn
  jobs: Pick<Jobs, 'enqueue'>
  /** Tells the admins, in the transaction, of what could not be done. */
  tellFailed(tx: Db, failed: ScheduleRow, title: string): Promise<void>
  onSite: OnSite
}

const attempts = 8
/** Of one tenant in one transaction; more are carried out in the next one. */
const together = 50

/** What was scheduled is done once its time has come. */
export function createCarryingOut({ db, now, warn, jobs, tellFailed, onSite }: Needs) {
  /**
   * Carries out everything of a tenant that is due, in order, whichever of them the job is about: two nodes that each took
   * one would else do the second first. What cannot be done is said and kept from being tried for ever. Answers what nobody
   * foresaw, by schedule: it waits to be tried again, and the others do not wait for it.
   */
  async function carryOut(tx: Db, tenant: string, lastTry: boolean): Promise<Map<number, unknown>> {
    await lockItems(tx, tenant)
    const writing = writingIn(tx, tenant)
    const due = await tx
      .select()
      .from(t)
      .where(and(eq(t.tenant, tenant), eq(t.state, 'waiting'), lte(t.at, now())))
      .orderBy(asc(t.at), asc(t.id))
      .limit(together)
    const unforeseen = new Map<number, unknown>()
    const stuck = new Set<number>()
    for (const each of due) {
      // In order: what was to follow for the same article waits with it.
      if (stuck.has(each.article)) continue
      const { error, problem = '' } = await tryOne(writing, each, lastTry)
      if (error !== undefined) {
        unforeseen.set(each.id, error)
        stuck.add(each.article)
        continue
      }
      const ended = { state: problem === '' ? ('done' as const) : ('failed' as const), problem, endedAt: now() }
      await tx.update(t).set(ended).where(eq(t.id, each.id))
      if (problem !== '') await tellFailed(tx, { ...each, ...ended }, await titleOf(tx, each))
    }
    if (due.length === together && unforeseen.size < together)
      await jobs.enqueue(tx, job, { tenant, schedule: 0 }, { key: `more of ${tenant}` })
    return unforeseen
  }

  /** Neither where it is done; `problem` is what people are told, which of an error nobody foresaw is so at the last try alone. */
  async function tryOne(writing: Writing, each: ScheduleRow, lastTry: boolean): Promise<{ problem?: string; error?: unknown }> {
    try {
      // By itself: what fails leaves nothing behind, and the others go on.
      await writing.tx.transaction((tx) => doOne(writingIn(tx as unknown as Db, writing.tenant), each))
      return {}
    } catch (error) {
      if (error instanceof Refused) return { problem: error.message }
      if (!lastTry) return { error }
      warn({ err: error, schedule: each.id }, 'what was scheduled for an article could not be done')
      return { problem: 'Something went wrong on the server.' }
    }
  }

  /** What stopped and was given up is done no more, whatever else of the tenant comes due; the desk shows it as it does what failed. */
  async function giveUp(tx: Db, { tenant, schedule, by }: { tenant: string; schedule: number; by: string }): Promise<void> {
    await lockItems(tx, tenant)
    const ended = { state: 'failed' as const, problem: `${by} gave it up.`, endedAt: now() }
    const [row] = await tx
      .update(t)
      .set(ended)
      .where(and(eq(t.tenant, tenant), eq(t.id, schedule), eq(t.state, 'waiting')))
      .returning()
    if (row) await tellFailed(tx, row, await titleOf(tx, row))
  }

  async function doOne(writing: Writing, { article, what, revision }: ScheduleRow): Promise<void> {
    const state = await requireState(writing.tx, writing.tenant, article)
    if (what === 'publish') {
      await goLive(writing, state, revision, now(), warn)
      await onSite.cameLive(writing.tx, writing.tenant, article)
    } else if (state.status === 'Published') await takeDown(writing, article, onSite)
  }

  const job: Job<{ tenant: string; schedule: number }> = defineJob({
    ...scheduleWork,
    attempts,
    atOnce: 1,
    limitSeconds: 120,
    run: async ({ payload, attempt }) => {
      // In a transaction of its own, so that what was done stays done where this job is to be tried again.
      const unforeseen = await db.transaction((tx) => carryOut(tx as unknown as Db, payload.tenant, attempt >= attempts))
      // Each has a job of its own: the others' are not tried again for it.
      if (unforeseen.has(payload.schedule)) throw unforeseen.get(payload.schedule)
      return undefined
    },
    giveUp:
      async ({ tenant, schedule }, by) =>
      (tx) =>
        giveUp(tx, { tenant, schedule, by }),
  })

  return { job, carryOut }
}

async function titleOf(tx: Db, { tenant, article }: ScheduleRow): Promise<string> {
  const [row] = await tx
    .select({ title: articleStates.title })
    .from(articleStates)
    .where(and(eq(articleStates.tenant, tenant), eq(articleStates.id, article)))
  return row?.title ?? ''
}
