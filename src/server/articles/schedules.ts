import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { dayMs } from '../../durations.ts'
import type { ArticleSchedule, NextScheduled, ScheduledAction } from '../../nouns/articles/article-desk.ts'
import { wallTimeAt } from '../../nouns/wall-time.ts'
import type { Db } from '../db/database.ts'
import { articleSchedules as t, articleStates } from '../db/tables/articles.ts'
import { refused } from '../http/errors.ts'
import type { Writing } from '../items/item-writer.ts'
import type { Tenants } from '../tenants.ts'
import { answerKept, type Asked } from './answered-calls.ts'
import { createCarryingOut, type ScheduleRow } from './carry-out-schedules.ts'
import { requireState } from './go-live.ts'
import { resolveWallTime } from './resolve-wall-time.ts'

export type ScheduleWish = Asked & {
  id: number
  what: ScheduledAction
  wall: string
  timeZone?: string | undefined
  at?: string | undefined
  revision?: number | undefined
}

type Needs = Parameters<typeof createCarryingOut>[0] & { tenants: Pick<Tenants, 'timeZoneOf'> }

const oneYear = 366 * dayMs
const mostAhead = 5 * oneYear

export type Schedules = ReturnType<typeof createSchedules>

/** What is to become of articles at times somebody chose: a row for each, carried out once, in the order of their times. */
export function createSchedules({ tenants, ...needs }: Needs) {
  const { now, jobs } = needs
  const { job, carryOut } = createCarryingOut(needs)

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
    const at = resolveWallTime(wish, timeZone)
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
