import { and, asc, eq, max, sql } from 'drizzle-orm'
import { agent } from '../../nouns/agents/agent.ts'
import { townAddress } from '../../routes.ts'
import { inSlices } from '../crawlers/in-slices.ts'
import { newest } from '../crawlers/page-entries.ts'
import { numbersInPart, type MapEntry, type MapSource } from '../crawlers/map-part.ts'
import type { Db } from '../db/database.ts'
import { items as t } from '../db/tables/items.ts'
import type { Tenants } from '../tenants.ts'
import type { TownGuide } from './town-guide.ts'

type Needs = { db: Db; tenants: Pick<Tenants, 'find'>; towns: Pick<TownGuide, 'townOf'> }

/** The towns where an agent has an office, for the map of the site; of a town without one there is nothing to say. */
export function townSource({ db, tenants, towns }: Needs): MapSource {
  async function entries(client: string): Promise<MapEntry[]> {
    const tenant = tenants.find(client)
    if (!tenant) return []
    const [city, state] = [sql<string>`coalesce(${t.wire}->>'city', '')`, sql<string>`coalesce(${t.wire}->>'state', '')`]
    const rows = await db
      .select({ city, state, changed: max(t.savedAt) })
      .from(t)
      .where(and(eq(t.tenant, client), eq(t.kind, agent.noun), eq(t.deleted, false)))
      .groupBy(sql`1`, sql`2`)
      .orderBy(asc(sql`1`), asc(sql`2`))
      .limit(numbersInPart)
    const bySlug = new Map<string, MapEntry>()
    const named = await inSlices(rows, ({ changed, ...at }) => ({ changed, slug: towns.townOf(tenant, at)?.slug }))
    for (const { changed, slug } of named) {
      if (!slug) continue
      const dates = [bySlug.get(slug)?.changed, changed ? new Date(changed) : undefined]
      bySlug.set(slug, { path: townAddress(slug), changed: newest(dates) })
    }
    return [...bySlug.values()]
  }
  return {
    name: 'towns',
    entries: (tenant, part) => (part === 1 ? entries(tenant) : Promise.resolve([])),
    async parts(tenant) {
      const towns = await entries(tenant)
      return towns.length > 0 ? [{ name: 'towns', changed: newest(towns.map(({ changed }) => changed)) }] : []
    },
    changedSince: async (tenant, since, most) =>
      (await entries(tenant)).flatMap(({ path, changed }) => (changed && changed > since ? [path] : [])).slice(0, most),
  }
}
