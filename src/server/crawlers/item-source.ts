import { and, desc, eq, gt, max, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { items as t } from '../db/tables/items.ts'
import { inSlices } from './in-slices.ts'
import type { MapSource } from './map-part.ts'
import { inOrder, inPart, namedParts, partOf } from './numbered-parts.ts'
import { picturesIn } from './page-entries.ts'

type Shown = {
  /** What the parts of the map are called by: "agents". */
  name: string
  /** The noun of their record. */
  kind: string
  /** Where the page of one is. */
  addressOf(item: { id: number; key: string }): string
  /** The field with its picture, where it has one. */
  picture?: string
}

/** Things of a kind that have a page each, for the map of the site. */
export function itemSource(db: Db, { name, kind, addressOf, picture }: Shown): MapSource {
  const ofKind = (tenant: string) => and(eq(t.tenant, tenant), eq(t.kind, kind))
  const onSite = (tenant: string) => and(ofKind(tenant), eq(t.deleted, false))
  const image = picture === undefined ? sql<null>`null` : sql<string | null>`${t.wire}->>${picture}::text`
  return {
    name,
    async parts(tenant) {
      const part = partOf(t.id)
      const rows = await db
        .select({ part, changed: max(t.savedAt) })
        .from(t)
        .where(onSite(tenant))
        .groupBy(part)
        .orderBy(part)
      return namedParts(name, rows)
    },
    async entries(tenant, part) {
      const rows = await db
        .select({ id: t.id, key: t.key, savedAt: t.savedAt, image })
        .from(t)
        .where(and(onSite(tenant), inPart(t.id, part)))
        .orderBy(inOrder(t.id))
      return inSlices(rows, (row) => ({ path: addressOf(row), changed: row.savedAt, pictures: picturesIn(row.image ?? '') }))
    },
    // With those that were deleted, whose pages are gone.
    async changedSince(tenant, since, most) {
      const rows = await db
        .select({ id: t.id, key: t.key })
        .from(t)
        .where(and(ofKind(tenant), gt(t.savedAt, since)))
        .orderBy(desc(t.savedAt))
        .limit(most)
      return rows.map(addressOf)
    },
  }
}
