import { and, between, desc, eq, inArray, min, or, sql, type SQL } from 'drizzle-orm'
import { dayMs } from '../../durations.ts'
import { readArticleAddress } from '../../nouns/articles/article-address.ts'
import { articlesPath } from '../../article-paths.ts'
import { countedThings, type CountedThing } from '../../nouns/insights/counted-things.ts'
import type { ChosenPeriod, Period } from '../../nouns/insights/period.ts'
import type { Db } from '../db/database.ts'
import { liveArticles } from '../db/tables/articles.ts'
import { revisions } from '../db/tables/content.ts'
import { insightCounts as t } from '../db/tables/insights.ts'
import { ofDay, viewsOfDay } from './day-sums.ts'
import { partsOf } from './spans.ts'

/** The sums of one name in the period, and in the one it is compared with. */
export interface Summed {
  what: CountedThing
  name: string
  many: number
  ofThem: number
  before: number
  beforeOfThem: number
}

/** Sums by name. */
export async function sumByName(
  db: Db,
  tenant: string,
  { from, to, compared }: ChosenPeriod,
  whats: readonly CountedThing[] = countedThings,
): Promise<Summed[]> {
  const [now, before] = await Promise.all([
    sumWithin(db, tenant, { from, to }, whats),
    compared ? sumWithin(db, tenant, compared, whats) : [],
  ])
  const none = { many: 0, ofThem: 0, before: 0, beforeOfThem: 0 }
  const sums = new Map(now.map((each): [string, Summed] => [`${each.what} ${each.name}`, { ...none, ...each }]))
  for (const { what, name, many, ofThem } of before)
    sums.set(`${what} ${name}`, { ...none, what, name, ...sums.get(`${what} ${name}`), before: many, beforeOfThem: ofThem })
  return [...sums.values()]
}

/**
 * Of one period by itself: two that share a day are added up in other spans each, and a sum of the one is none of the other. They come as
 * one text: a thousand rows, which are read sign by sign, took as long as adding them up.
 */
async function sumWithin(db: Db, tenant: string, period: Period, whats: readonly CountedThing[]) {
  const within = partsOf(period).map(({ span, from, to }) => and(eq(t.span, span), between(t.day, from, to)))
  const sums = db
    .select({ what: t.what, name: t.name, many: sumOf(t.many).as('sum_many'), ofThem: sumOf(t.ofThem).as('sum_of_them') })
    .from(t)
    .where(and(eq(t.tenant, tenant), inArray(t.what, whats), or(...within)))
    .groupBy(t.what, t.name)
    .as('sums')
  const [{ told }] = await db
    .select({ told: sql<string | null>`json_agg(json_build_array(${sums.what}, ${sums.name}, ${sums.many}, ${sums.ofThem}))::text` })
    .from(sums)
  const rows = JSON.parse(told ?? '[]') as [what: CountedThing, name: string, many: number, ofThem: number][]
  return rows.map(([what, name, many, ofThem]) => ({ what, name, many, ofThem }))
}

/** Whole numbers as far as they are exact here anyway, in a type the database adds up quickly. */
const sumOf = (column: typeof t.many | typeof t.ofThem) => sql`sum(${column}::float8)`.mapWith(Number)

/** By day: views and visits, and how many quotes were opened and sent, from the sums that are kept of each day. */
export function sumByDay(db: Db, tenant: string, { from, to, compared }: ChosenPeriod) {
  const sumWhere = (column: typeof t.many | typeof t.ofThem, name: string) =>
    sql`coalesce(sum(${column}) filter (where ${t.name} = ${name}), 0)`.mapWith(Number)
  return db
    .select({
      day: t.day,
      views: sumWhere(t.many, viewsOfDay),
      visits: sumWhere(t.ofThem, viewsOfDay),
      quotesOpened: sumWhere(t.many, 'quote opened'),
      quotesSent: sumWhere(t.many, 'quote sent'),
    })
    .from(t)
    .where(and(eq(t.tenant, tenant), eq(t.span, 1), sql`${t.what} = ${ofDay}`, between(t.day, compared?.from ?? from, to)))
    .groupBy(t.day)
}

/** The first day that anything was counted on; null where nothing was yet. */
export async function firstCountedDay(db: Db, tenant: string): Promise<string | null> {
  const [{ day }] = await db
    .select({ day: min(t.day) })
    .from(t)
    .where(and(eq(t.tenant, tenant), eq(t.span, 1), eq(t.what, 'hour')))
  return day
}

/** Marks on the days: articles by the day they were published, and how many saves of sections visitors got. */
export async function listPublished(db: Db, tenant: { client: string; timeZone: string }, { from, to }: Period) {
  const dayOf = (column: SQL | typeof revisions.savedAt | typeof liveArticles.publishedAt) =>
    sql<string>`to_char(${column} at time zone ${tenant.timeZone}::text, 'YYYY-MM-DD')`
  // A day more on both sides, so that no zone loses one; which day it was is judged by the calendar of the tenant. Revisions have no
  // index by when they were saved: those of the tenant are read through.
  const [begin, end] = [new Date(Date.parse(from) - dayMs), new Date(Date.parse(to) + 2 * dayMs)]
  const [articles, saves] = await Promise.all([
    db
      .select({ day: dayOf(liveArticles.publishedAt), id: liveArticles.id, slug: liveArticles.slug, title: liveArticles.title })
      .from(liveArticles)
      .where(and(eq(liveArticles.tenant, tenant.client), between(liveArticles.publishedAt, begin, end)))
      .orderBy(desc(liveArticles.publishedAt))
      .limit(500),
    db
      .select({ day: dayOf(revisions.savedAt), many: sql`count(*)`.mapWith(Number) })
      .from(revisions)
      .where(and(eq(revisions.tenant, tenant.client), between(revisions.savedAt, begin, end)))
      .groupBy(sql`1`),
  ])
  return { articles, saves }
}

/** What the articles among these addresses are called now; one that was taken down goes by its address alone. */
export async function titlesOf(db: Db, tenant: string, addresses: readonly string[]): Promise<Record<string, string>> {
  const numbered = addresses
    .filter((address) => address.startsWith(`${articlesPath}/`))
    .map((address) => ({ address, named: readArticleAddress(address.slice(articlesPath.length + 1)) }))
    .flatMap(({ address, named }): { address: string; id: number }[] => ('id' in named ? [{ address, id: named.id }] : []))
  if (numbered.length === 0) return {}
  const ids = numbered.map(({ id }) => id)
  const rows = await db
    .select({ id: liveArticles.id, title: liveArticles.title })
    .from(liveArticles)
    .where(and(eq(liveArticles.tenant, tenant), inArray(liveArticles.id, ids)))
  const titles = new Map(rows.map(({ id, title }) => [id, title]))
  return Object.fromEntries(
    numbered.flatMap(({ address, id }) => [titles.get(id)].flatMap((title) => (title === undefined ? [] : [[address, title]]))),
  )
}
