import { and, desc, eq, gt, max } from 'drizzle-orm'
import { articleAddress } from '../../nouns/articles/article-address.ts'
import type { MapSource } from '../crawlers/map-part.ts'
import { inSlices } from '../crawlers/in-slices.ts'
import { inOrder, inPart, namedParts, partOf } from '../crawlers/numbered-parts.ts'
import { picturesIn } from '../crawlers/page-entries.ts'
import type { Db } from '../db/database.ts'
import { liveArticles as t } from '../db/tables/articles.ts'

/** What is live, for the map of the site: from the table that holds nothing else. */
export function articleSource(db: Db): MapSource {
  return {
    name: 'articles',
    async parts(tenant) {
      const part = partOf(t.id)
      const rows = await db
        .select({ part, changed: max(t.liveSince) })
        .from(t)
        .where(eq(t.tenant, tenant))
        .groupBy(part)
        .orderBy(part)
      return namedParts('articles', rows)
    },
    async entries(tenant, part) {
      const { id, slug, liveSince, image } = t
      const rows = await db
        .select({ id, slug, liveSince, image })
        .from(t)
        .where(and(eq(t.tenant, tenant), inPart(id, part)))
        .orderBy(inOrder(id))
      return inSlices(rows, (row) => ({
        path: articleAddress(row.id, row.slug),
        changed: row.liveSince,
        pictures: picturesIn(row.image),
      }))
    },
    async changedSince(tenant, since, most) {
      const { id, slug, liveSince } = t
      const rows = await db
        .select({ id, slug })
        .from(t)
        .where(and(eq(t.tenant, tenant), gt(liveSince, since)))
        .orderBy(desc(liveSince))
        .limit(most)
      return rows.map((row) => articleAddress(row.id, row.slug))
    },
  }
}
