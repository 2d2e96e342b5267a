import { and, arrayOverlaps, asc, desc, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { inOrderOf } from '../db/in-order-of.ts'
import { liveArticles as t } from '../db/tables/articles.ts'
import { itemAddresses } from '../db/tables/items.ts'
import { article } from '../../nouns/articles/article.ts'
import { liveOf, type LiveArticle } from './go-live.ts'

/** A live article without its text and what it is found by. */
const { html: _html, foundBy: _foundBy, titleKey: _titleKey, ...cardColumns } = getTableColumns(t)
const { foundBy: _found, titleKey: _key, ...wholeColumns } = getTableColumns(t)

export type LiveCard = Omit<LiveArticle, 'html' | 'foundBy' | 'titleKey'>
export type LiveWhole = Omit<LiveArticle, 'foundBy' | 'titleKey'>

export type LiveOrder = { orderBy: 'publishedDate' | 'createdDate' | 'title'; order: 'ASC' | 'DESC' }
export const newestFirst: LiveOrder = { orderBy: 'publishedDate', order: 'DESC' }

/** What visitors read, from the one table that holds nothing else. */
export function liveArticlesOf(db: Db, tenant: string) {
  const ofTenant = eq(t.tenant, tenant)
  const withTags = (tagIds: readonly number[] | undefined) => (tagIds ? and(ofTenant, arrayOverlaps(t.tagIds, [...tagIds])) : ofTenant)

  return {
    /** `tagIds`: those with at least one of them. */
    async list(tagIds: readonly number[] | undefined, order: LiveOrder, limit: number, offset = 0): Promise<LiveCard[]> {
      if (tagIds?.length === 0) return []
      return db
        .select(cardColumns)
        .from(t)
        .where(withTags(tagIds))
        .orderBy(...orderOf(order))
        .limit(limit)
        .offset(offset)
    },
    async count(tagIds?: readonly number[]): Promise<number> {
      return tagIds?.length === 0 ? 0 : db.$count(t, withTags(tagIds))
    },
    /** In the order of the numbers. */
    async listByIds(ids: readonly number[]): Promise<LiveCard[]> {
      if (ids.length === 0) return []
      const rows = await db
        .select(cardColumns)
        .from(t)
        .where(and(ofTenant, inArray(t.id, [...ids])))
      return inOrderOf(ids, rows)
    },
    async listWhole(limit: number): Promise<LiveWhole[]> {
      return db
        .select(wholeColumns)
        .from(t)
        .where(ofTenant)
        .orderBy(...orderOf(newestFirst))
        .limit(limit)
    },
    async find(id: number): Promise<LiveWhole | undefined> {
      const [row] = await db.select(wholeColumns).from(t).where(liveOf(tenant, id))
      return row
    },
    /** By the slug it has or once had. */
    async findBySlug(slug: string): Promise<LiveCard | undefined> {
      const key = slug.toLowerCase().slice(0, 300).replaceAll('\0', '')
      const [now] = await db
        .select(cardColumns)
        .from(t)
        .where(and(ofTenant, eq(t.slug, key)))
        .limit(1)
      if (now) return now
      const [before] = await db
        .select(cardColumns)
        .from(itemAddresses)
        .innerJoin(t, and(eq(t.tenant, itemAddresses.tenant), eq(t.id, itemAddresses.id)))
        .where(and(eq(itemAddresses.tenant, tenant), eq(itemAddresses.kind, article.noun), eq(itemAddresses.key, key)))
      return before
    },
    /** The highest number there is; 0 without any. */
    async newest(): Promise<number> {
      const [row] = await db.select({ id: t.id }).from(t).where(ofTenant).orderBy(desc(t.id)).limit(1)
      return row?.id ?? 0
    },
    /** Every tag that something on the site has. */
    async usedTags(): Promise<number[]> {
      const rows = await db
        .selectDistinct({ id: sql<number>`unnest(${t.tagIds})` })
        .from(t)
        .where(ofTenant)
      return rows.map(({ id }) => id)
    },
  }
}

/** Of one date, or one title, those that are newest by number come first. */
function orderOf({ orderBy, order }: LiveOrder): SQL[] {
  const column = { publishedDate: t.publishedAt, createdDate: t.createdAt, title: t.titleKey }[orderBy]
  return order === 'ASC' ? [asc(column), asc(t.id)] : [desc(column), desc(t.id)]
}
