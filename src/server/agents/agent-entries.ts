import { and, desc, eq, gt, max, sql } from 'drizzle-orm'
import { agent } from '../../nouns/agents/agent.ts'
import { agentAddress } from '../../routes.ts'
import type { MapSource } from '../crawlers/map-part.ts'
import { inSlices } from '../crawlers/in-slices.ts'
import { inOrder, inPart, namedParts, partOf } from '../crawlers/numbered-parts.ts'
import { picturesIn } from '../crawlers/page-entries.ts'
import type { Db } from '../db/database.ts'
import { items as t } from '../db/tables/items.ts'

const onSite = (tenant: string) => and(eq(t.tenant, tenant), eq(t.kind, agent.noun), eq(t.deleted, false))

/** The agents who have a page of their own, for the map of the site. */
export function agentSource(db: Db): MapSource {
  return {
    name: 'agents',
    async parts(tenant) {
      const part = partOf(t.id)
      const rows = await db
        .select({ part, changed: max(t.savedAt) })
        .from(t)
        .where(onSite(tenant))
        .groupBy(part)
        .orderBy(part)
      return namedParts('agents', rows)
    },
    async entries(tenant, part) {
      const rows = await db
        .select({ key: t.key, savedAt: t.savedAt, image: sql<string | null>`${t.wire}->>'image'` })
        .from(t)
        .where(and(onSite(tenant), inPart(t.id, part)))
        .orderBy(inOrder(t.id))
      return inSlices(rows, ({ key, savedAt, image }) => ({
        path: agentAddress(key),
        changed: savedAt,
        pictures: picturesIn(image ?? ''),
      }))
    },
    // With those that were deleted, whose pages are gone.
    async changedSince(tenant, since, most) {
      const rows = await db
        .select({ key: t.key })
        .from(t)
        .where(and(eq(t.tenant, tenant), eq(t.kind, agent.noun), gt(t.savedAt, since)))
        .orderBy(desc(t.savedAt))
        .limit(most)
      return rows.map(({ key }) => agentAddress(key))
    },
  }
}
