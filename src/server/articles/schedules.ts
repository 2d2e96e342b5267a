import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import { z } from 'zod'
import { dayMs } from '../../durations.ts'
import type { ArticleSchedule, NextScheduled, ScheduledAction } from '../../nouns/articles/article-desk.ts'
import { wallTimeAt } from '../../nouns/wall-time.ts'
import type { Db } from '../db/database.ts'
import { articleSchedules as t, articleStates } from '../db/tables/articles.ts'
import { refused, Refused } from '../http/errors.ts'
import type { Warn } from '../http/warn.ts'
import type { Writing } from '../items/item-writer.ts'
import { lockItems } from '../items/lock-items.ts'
import { writingIn } from '../items/writing.ts'
import type { Jobs } from '../jobs/create-jobs.ts'
import { defineJob, type Job } from '../jobs/job.ts'
import type { Tenants } from '../tenants.ts'
import { answerKept, type Asked } from './answered-calls.ts'
import { goLive, requireState, takeDown, type OnSite } from './go-live.ts'
import { meantInstant } from './meant-instant.ts'

export type ScheduleRow = typeof t.$inferSelect

export type ScheduleWish = Asked & {
  id: number
  what: ScheduledAction
  wall: string
  timeZone?: string | undefined
  at?: string | undefined
  revision?: number | undefined
}

type Needs = {
  db: Db
  now: () => Date
  warn: Warn
  jobs: Pick<Jobs, 'enqueue'>
  tenants: Pick<Tenants, 'timeZoneOf'>
  /** Tells the admins, in the transaction, of what could not be done. */
  tellFailed(tx: Db, failed: ScheduleRow, title: string): Promise<void>
  onSite: OnSite
}

const attempts = 8
const oneYear = 366 * dayMs
const mostAhead = 5 * oneYear
/** Of one tenant in one transaction; more are carried out in the next one. */
const together = 50

export type Schedules = ReturnType<typeof createSchedules>

/** What is to become of articles at times somebody chose: a row for each, carried out once, in the order of their times. */
export function createSchedules({ db, now, warn, jobs, tenants, tellFailed, onSite }: Needs) {
  /** One of each kind waits for an article: another takes its place. Throws what is wrong with the wish. */
  async function add(writing: Writing, wish: ScheduleWish): Promise<ArticleSchedule> {
    const { id, what, wall, timeZone, at, revision } = wish
    return answerKept(writing, wish, ['schedule', id, what, wall, timeZone, at, revision], now(), () => addNow(writing, wish))
  }

  async function addNow({ tx, tenant }: Writing, wish: ScheduleWish): Promise<ArticleSchedule> {
    const timeZone = tenants.timeZoneOf(tenant)
    if (wish.timeZone !== undefined && wish.timeZone !== timeZone)
      throw refused('conflict', { message: `Dates are on the clocks of ${timeZone} by now. Please look again.`, also: { timeZone } })
    const state = await requireState(tx, tenant, wish.id)
    if (wish.what === 'publish' && wish.revision !== undefined && wish.revision !== state.revision)
      throw refused('conflict', {
        message: 'Somebody saved this blog since you looked at it. Please look at it again.',
        also: { revision: state.revision },
      })
    requireSensibleYear(wish.wall, timeZone, now())
    const at = meantInstant(wish, timeZone)
    requireSensible(at, now())
    const waiting = await tx.select().from(t).where(waitingOf(tenant, wish.id))
    const other = waiting.find(({ what }) => what !== wish.what)
    requireOrder(wish.what, at, other, state.status === 'Published')
    await callOff(tx, tenant, wish.id, wish.what)
    await putAside(tx, tenant, wish.id, wish.what)
    const [row] = await tx
      .insert(t)
      .values({
        tenant,
        article: wish.id,
        what: wish.what,
        revision: wish.what === 'publish' ? state.revision : 0,
        at,
        wall: wallTimeAt(at, timeZone),
        timeZone,
        state: 'waiting',
        madeAt: now(),
        madeBy: wish.by.name,
        account: wish.by.account,
      })
      .returning()
    await jobs.enqueue(tx, job, { tenant, schedule: row.id }, { key: String(row.id), runAt: at })
    return presentSchedule(row)
  }

  /** What waits for an article is called off; answers how many. */
  async function callOff(tx: Db, tenant: string, id: number, what: ScheduledAction): Promise<number> {
    const off = await tx
      .update(t)
      .set({ state: 'off', endedAt: now() })
      .where(and(waitingOf(tenant, id), eq(t.what, what)))
      .returning({ id: t.id })
    return off.length
  }

  /** Failed ones that a new wish takes the place of. */
  async function putAside(tx: Db, tenant: string, id: number, what: ScheduledAction): Promise<void> {
    await tx
      .update(t)
      .set({ state: 'off' })
      .where(and(eq(t.tenant, tenant), eq(t.article, id), eq(t.what, what), eq(t.state, 'failed')))
  }

  /** Calls one off, or puts a failed one aside. Throws `unknownItem` where neither is there any more. */
  async function remove({ tx, tenant }: Writing, id: number): Promise<void> {
    const off = await tx
      .update(t)
      .set({ state: 'off', endedAt: sql`coalesce(${t.endedAt}, ${now().toISOString()}::timestamptz)` })
      .where(and(eq(t.tenant, tenant), eq(t.id, id), inArray(t.state, ['waiting', 'failed'])))
      .returning({ id: t.id })
    if (off.length === 0) throw refused('unknownItem', { message: 'This schedule was carried out or called off already.' })
  }

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

  async function doOne(writing: Writing, { article, what, revision }: ScheduleRow): Promise<void> {
    const state = await requireState(writing.tx, writing.tenant, article)
    if (what === 'publish') {
      await goLive(writing, state, revision, now(), warn)
      await onSite.cameLive(writing.tx, writing.tenant, article)
    } else if (state.status === 'Published') await takeDown(writing, article, onSite)
  }

  const job: Job<{ tenant: string; schedule: number }> = defineJob({
    kind: 'article schedule',
    payload: z.object({ tenant: z.string(), schedule: z.number().int() }),
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
  })

  return { job, add, remove, callOff, carryOut }
}

/** Those that wait and those that failed, of all articles, the soonest first. */
export async function listNext(db: Db, tenant: string, most: number): Promise<NextScheduled[]> {
  const rows = await db
    .select({ row: t, title: articleStates.title })
    .from(t)
    .innerJoin(articleStates, and(eq(articleStates.tenant, t.tenant), eq(articleStates.id, t.article)))
    .where(and(eq(t.tenant, tenant), openOnes, eq(articleStates.deleted, false)))
    .orderBy(asc(t.at), asc(t.id))
    .limit(most)
  return rows.map(({ row, title }) => ({ ...presentSchedule(row), article: row.article, title }))
}

/** The same of some articles. */
export async function listSchedulesOf(db: Db, tenant: string, articles: readonly number[]): Promise<Map<number, ArticleSchedule[]>> {
  if (articles.length === 0) return new Map()
  const rows = await db
    .select()
    .from(t)
    .where(and(eq(t.tenant, tenant), openOnes, inArray(t.article, [...articles])))
    .orderBy(asc(t.at), asc(t.id))
    .limit(1000)
  return new Map([...Map.groupBy(rows, ({ article }) => article)].map(([id, ofIt]) => [id, ofIt.map(presentSchedule)]))
}

/** In these very words, so that the index of them is used. */
const openOnes = sql`state in ('waiting', 'failed')`

const waitingOf = (tenant: string, article: number) => and(eq(t.tenant, tenant), eq(t.article, article), eq(t.state, 'waiting'))

const presentSchedule = ({ id, what, at, wall, timeZone, revision, madeBy, problem }: ScheduleRow): ArticleSchedule => ({
  id,
  what,
  at: at.toISOString(),
  wall,
  timeZone,
  revision,
  by: madeBy,
  problem,
})

async function titleOf(tx: Db, { tenant, article }: ScheduleRow): Promise<string> {
  const [row] = await tx
    .select({ title: articleStates.title })
    .from(articleStates)
    .where(and(eq(articleStates.tenant, tenant), eq(articleStates.id, article)))
  return row?.title ?? ''
}

/** Before anything is said of clocks, which of the year 0 would be nonsense. Such times are in order as they are written. */
function requireSensibleYear(wall: string, timeZone: string, now: Date): void {
  if (wall < wallTimeAt(new Date(now.getTime() - oneYear), timeZone)) throw isOver()
  if (wall > wallTimeAt(new Date(now.getTime() + mostAhead + oneYear), timeZone)) throw isFarOff()
}

function requireSensible(at: Date, now: Date): void {
  if (at <= now) throw isOver()
  if (at.getTime() - now.getTime() > mostAhead) throw isFarOff()
}

function requireOrder(what: ScheduledAction, at: Date, other: ScheduleRow | undefined, isLive: boolean): void {
  if (what === 'takeDown' && !other && !isLive) throw wrong('This blog is not on the website, so there is nothing to take down.')
  if (!other) return
  const [first, last] = what === 'publish' ? [at, other.at] : [other.at, at]
  if (what === 'takeDown' && isLive) return
  if (first >= last) throw wrong('Please choose times so that the blog is published before it is taken down.')
}

const isOver = () => wrong('Please choose a time that is still to come.')
const isFarOff = () => wrong('Please choose a time within the next five years.')

const wrong = (message: string) => refused('invalid', { message, errors: [{ path: 'wall', message }] })
