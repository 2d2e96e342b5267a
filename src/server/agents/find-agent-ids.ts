import { and, eq, sql, type SQL } from 'drizzle-orm'
import { agentLines } from '../../content/find-an-agent/agent.ts'
import { minuteOfWeek } from '../../content/find-an-agent/opening.ts'
import type { Db } from '../db/database.ts'
import { agentSearch as t } from '../db/schema.ts'
import { onSphere, type Point } from '../places/sphere.ts'
import { foldText } from '../search/fold-text.ts'
import type { TenantSettings } from '../tenants.ts'
import { filterTerm, hashTerm, needleGrams } from './search-terms.ts'

/** What is looked for; everything is optional. */
export interface AgentWish {
  /** Part of a name or an address. */
  q: string
  near: Point | undefined
  open: boolean
  language: string
  line: string
}

/** How many candidates are counted and sorted before a search is broad: enough for 100 pages, few enough to be quick. */
export const mostCounted = 1000

type Slice = { limit: number; offset: number }

/**
 * The numbers of the agents that match, in order of name or of distance, and how many there are (`mostCounted` + 1 stands
 * for more). What matches few is found through the index of terms and sorted; what matches many, such as one letter, is
 * read in the wished order until the slice is full. Either way the work has a bound.
 */
export async function findAgentIds(db: Db, tenant: TenantSettings, wish: AgentWish, { limit, offset }: Slice, now: Date) {
  const wishes = conditionsOf(tenant, wish, now)
  const where = and(eq(t.tenant, tenant.client), ...wishes)
  // Without the table's name, since the rows may come from the table or from the candidates. Whoever is nowhere comes last.
  // A second key beside the distance would keep the index of places from being used.
  const order = wish.near ? sql`place <-> ${onSphere(wish.near)}::cube` : sql`title_key, id`

  if (wishes.length > 0) {
    const candidates = db
      .select({ id: t.id, titleKey: t.titleKey, place: t.place })
      .from(t)
      .where(where)
      .limit(mostCounted + 1)
    const found = db.$with('found').as(candidates)
    const rows = await db
      .with(found)
      .select({ id: sql<number>`id`, total: sql<number>`count(*) over ()`.mapWith(Number) })
      .from(found)
      .orderBy(order)
      .limit(limit)
      .offset(offset)
    const total = rows[0]?.total ?? (offset > 0 ? await countSome(db, where) : 0)
    if (total <= mostCounted) return { ids: rows.map((row) => row.id), total }
  }
  const rows = await db.select({ id: t.id }).from(t).where(where).orderBy(order).limit(limit).offset(offset)
  return { ids: rows.map((row) => row.id), total: wishes.length > 0 ? mostCounted + 1 : await countSome(db, where) }
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

function conditionsOf({ timeZone }: TenantSettings, { q, open, language, line }: AgentWish, now: Date) {
  const needle = foldText(q.slice(0, 200))
  const terms = needleGrams(needle)
  if (language) terms.push(filterTerm('language', foldText(language)))
  if (Object.hasOwn(agentLines, line)) terms.push(filterTerm('line', line))
  const minute = open ? minuteOfWeek(now, timeZone) : 0
  if (open) terms.push(filterTerm('open', String(Math.floor(minute / 60))))

  const wishes: SQL[] = []
  if (terms.length > 0) wishes.push(sql`${t.terms} @> ${`{${terms.map(hashTerm).join(',')}}`}::int[]`)
  if (needle) wishes.push(sql`position(${needle} in ${t.words}) > 0`)
  if (open) wishes.push(sql`${t.open} @> ${minute}::int`)
  return wishes
}
