import { and, eq, sql, type SQL } from 'drizzle-orm'
import { agentLines } from '../../nouns/agents/agent.ts'
import type { OpenSpan } from '../../nouns/agents/office-hours.ts'
import { minuteOfWeek } from '../../nouns/agents/opening.ts'
import type { Db } from '../db/database.ts'
import { agentSearch as t } from '../db/tables/agents.ts'
import type { Point } from '../../nouns/places/point.ts'
import { onSphere } from '../places/sphere.ts'
import { foldText } from '../../nouns/fold-text.ts'
import type { TenantSettings } from '../tenants.ts'
import { hashTerm } from '../../nouns/hash-term.ts'
import { conditionsOfCalledSo, type CalledSo } from './called-so.ts'
import { filterTerm, needleGrams } from './search-terms.ts'
import { spansText } from './spans-text.ts'

/** What is looked for; everything is optional. */
export interface AgentWish {
  /** Part of a name or an address. */
  q: string
  /** Further parts of them, folded, in any order. */
  parts?: readonly string[] | undefined
  /** By name, be it by one word of it. */
  called?: CalledSo | undefined
  near: Point | undefined
  open: boolean
  /** Open in any of these minutes of the week; whenever, where it is undefined. */
  hours?: readonly OpenSpan[] | undefined
  language: string
  line: string
}

/** How many are counted; what finds more says so. Enough for 100 pages. */
export const mostCounted = 1000

/** How many candidates are sorted at once before a search is broad, and how far a broad one goes down the wished order. */
const usualBounds = { sorted: mostCounted, walked: 500 }
const everything = 2_147_483_647

type Slice = { limit: number; offset: number }

/**
 * The numbers of the agents that match, in order of name or of distance, and how many there are (more than `mostCounted`
 * stands for "more"). What matches few is found through the index of terms and sorted. What matches many is looked for in
 * the wished order, where a page of it is soon full; where it is not, because all of it lies far down that order, everything
 * that matches is sorted after all. So no search reads much more than what it finds.
 */
export async function findAgentIds(
  db: Db,
  tenant: TenantSettings,
  wish: AgentWish,
  { limit, offset }: Slice,
  now: Date,
  bounds = usualBounds,
) {
  const ofTenant = eq(t.tenant, tenant.client)
  const wishes = conditionsOf(tenant, wish, now)
  const where = and(ofTenant, ...wishes)
  // Without the table's name, since the rows may come from the table or from the candidates. Whoever is nowhere comes last.
  const rank = wish.near ? sql`place <-> ${onSphere(wish.near)}::cube` : sql`title_key`
  // Of those who rank the same the lower number comes first, on every page: nobody is on two, or on none.
  const order = sql`rank, id`

  if (wishes.length === 0) return { ids: await amongFirst(offset + limit), total: await countSome(db, where) }
  const few = await sorted(bounds.sorted + 1)
  if (few.total <= bounds.sorted) return few
  const ids = await amongFirst(bounds.walked + 10 * offset)
  return ids.length === limit ? { ids, total: few.total } : sorted(everything)

  async function sorted(most: number) {
    const candidates = db
      .select({ id: t.id, rank: rank.as('rank') })
      .from(t)
      .where(where)
      .limit(most)
    const found = db.$with('found').as(candidates)
    const rows = await db
      .with(found)
      .select({ id: sql<number>`id`, total: sql<number>`count(*) over ()`.mapWith(Number) })
      .from(found)
      .orderBy(order)
      .limit(limit)
      .offset(offset)
    const total = rows[0]?.total ?? (offset > 0 ? await countSome(db, where) : 0)
    return { ids: rows.map((row) => row.id), total }
  }

  /**
   * The slice as far as it lies among the first `most` in order, and those who rank with the last of them. The rank alone is
   * sorted by the index; those of one rank are put in order as they come, so it still stops when the slice is full.
   */
  async function amongFirst(most: number): Promise<number[]> {
    const head = sql`(select *, ${rank} as rank from ${t} where ${ofTenant} order by rank fetch first ${most} rows with ties) as head`
    const rows = await db
      .select({ id: sql<number>`id` })
      .from(head)
      .where(and(...wishes))
      .orderBy(order)
      .limit(limit)
      .offset(offset)
    return rows.map((row) => row.id)
  }
}

const countSome = (db: Db, where: SQL | undefined) =>
  db.$count(
    db
      .select({ id: t.id })
      .from(t)
      .where(where)
      .limit(mostCounted + 1)
      .as('some'),
  )

/** Without the table's name, like the order. */
function conditionsOf({ timeZone }: TenantSettings, { q, parts = [], called, open, hours, language, line }: AgentWish, now: Date) {
  const needle = foldText(q.slice(0, 200))
  const ofName = called ? [called.name, ...called.others, called.town ?? ''] : []
  const terms = [needle, ...parts, ...ofName].flatMap(needleGrams)
  if (language) terms.push(filterTerm('language', foldText(language)))
  if ((agentLines as string[]).includes(line)) terms.push(filterTerm('line', line))
  const minute = open ? minuteOfWeek(now, timeZone) : 0
  if (open) terms.push(filterTerm('open', String(Math.floor(minute / 60))))

  const wishes: SQL[] = []
  if (terms.length > 0) wishes.push(sql`terms @> ${`{${terms.map(hashTerm).join(',')}}`}::int[]`)
  for (const part of [needle, ...parts].filter(Boolean)) wishes.push(sql`position(${part} in words) > 0`)
  if (called) wishes.push(...conditionsOfCalledSo(called))
  if (open) wishes.push(sql`open @> ${minute}::int`)
  if (hours) wishes.push(sql`terms && ${hashesOf(hours)}::int[]`, sql`open && ${spansText(hours)}::int4multirange`)
  return wishes
}

/** The hours of the week that spans touch, as the index has them. */
function hashesOf(spans: readonly OpenSpan[]): string {
  const hours = Array.from({ length: 7 * 24 }, (_each, hour) => hour).filter((hour) =>
    spans.some(([from, to]) => from < (hour + 1) * 60 && hour * 60 < to),
  )
  return `{${hours.map((hour) => hashTerm(filterTerm('open', String(hour)))).join(',')}}`
}
