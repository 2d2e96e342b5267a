import { and, arrayOverlaps, asc, desc, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm'
import type { ArticleStatus } from '../../nouns/articles/article-status.ts'
import { readIds } from '../../nouns/articles/tag-ids.ts'
import { bodyOf, chosenRelated, type Article } from '../../nouns/articles/article.ts'
import { countWords, minutesFor } from '../../nouns/articles/reading-time.ts'
import { plainWords } from '../../fields/rich-words.ts'
import type { Db } from '../db/database.ts'
import { inOrderOf } from '../db/in-order-of.ts'
import { articleStates as t } from '../db/tables/articles.ts'
import type { ItemStore } from '../items/item-store.ts'
import { findState, type ArticleState } from './article-states.ts'
import type { LiveOrder, LiveWhole } from './live-articles.ts'
import type { Draft } from './present-blog.ts'
import { searchArticles } from './search-articles.ts'
import type { StemsOf } from './word-stems.ts'

type Needs = { db: Db; store: ItemStore<Article>; stemsOf: StemsOf; tagsNamed(tenant: string, words: string): Promise<readonly number[]> }

/** Which articles of the desk are meant; what is not said does not count. */
export interface WhichDrafts {
  search?: string
  status?: ArticleStatus | undefined
  /** With at least one of these tags. */
  tagIds?: readonly number[] | undefined
  author?: string | undefined
}

/** Articles as they are worked on, for those who may write; deleted ones are none. */
export function createDrafts({ db, store, stemsOf, tagsNamed }: Needs) {
  const whereOf = (tenant: string, { status, tagIds, author }: WhichDrafts): SQL | undefined =>
    and(
      eq(t.tenant, tenant),
      eq(t.deleted, false),
      status && eq(t.status, status),
      tagIds && (tagIds.length === 0 ? eq(t.id, 0) : arrayOverlaps(t.tagIds, [...tagIds])),
      author ? eq(t.createdBy, author) : undefined,
    )

  async function listStates(tenant: string, which: WhichDrafts, order: LiveOrder, limit: number, offset: number) {
    const words = which.search?.trim() ?? ''
    if (words !== '') return searchStates(tenant, words, which, limit, offset)
    const rows = await db
      .select(shown)
      .from(t)
      .where(whereOf(tenant, which))
      .orderBy(...orderOf(order))
      .limit(limit)
      .offset(offset)
    return { rows: rows as ArticleState[], count: await db.$count(t, whereOf(tenant, which)) }
  }

  async function searchStates(tenant: string, words: string, which: WhichDrafts, limit: number, offset: number) {
    const [last] = await db.select({ id: t.id }).from(t).where(eq(t.tenant, tenant)).orderBy(desc(t.id)).limit(1)
    const tagged = await tagsNamed(tenant, words)
    const ids = await searchArticles({ db, tenant, stemsOf, among: 'all', newest: last?.id ?? 0, tagged }, words)
    if (ids.length === 0) return { rows: [], count: 0 }
    const found = await db
      .select(shown)
      .from(t)
      .where(and(whereOf(tenant, which), inArray(t.id, ids)))
    const rows = inOrderOf(ids, found as ArticleState[])
    return { rows: rows.slice(offset, offset + limit), count: rows.length }
  }

  /** With their content, for lists that show it. */
  async function list(tenant: string, which: WhichDrafts, order: LiveOrder, limit: number, offset: number) {
    const { rows, count } = await listStates(tenant, which, order, limit, offset)
    const contents = await store.listByIds(
      tenant,
      rows.map(({ id }) => id),
    )
    const contentOf = new Map(contents.map(({ id, content }) => [id, content]))
    const drafts = rows.flatMap((state): Draft[] => {
      const content = contentOf.get(state.id)
      return content ? [{ id: state.id, content, state }] : []
    })
    return { drafts, count }
  }

  /** Undefined where there is none, or it was deleted. */
  async function find(tenant: string, id: number): Promise<Draft | undefined> {
    const state = await findState(db, tenant, id)
    const [item] = state && !state.deleted ? await store.listByIds(tenant, [id]) : []
    return state && item && { id, content: item.content, state }
  }

  async function authors(tenant: string): Promise<string[]> {
    const rows = await db
      .selectDistinct({ name: t.createdBy })
      .from(t)
      .where(and(eq(t.tenant, tenant), eq(t.deleted, false)))
      .orderBy(asc(t.createdBy))
      .limit(200)
    return rows.map(({ name }) => name)
  }

  return { listStates, list, find, authors }
}

export type Drafts = ReturnType<typeof createDrafts>

const { foundBy: _foundBy, ...shown } = getTableColumns(t)

/** A draft as it would be if it were live at that moment. */
export function asIfLive({ id, content, state }: Draft, now: Date): LiveWhole {
  const html = bodyOf(content)
  return {
    tenant: state.tenant,
    id,
    revision: state.revision,
    slug: content.slug,
    title: content.title,
    subTitle: content.subTitle,
    image: content.imageLink,
    html,
    tagIds: readIds(content.tag) ?? [],
    related: chosenRelated(content),
    minutes: minutesFor(countWords(plainWords(html))),
    createdAt: state.createdAt,
    publishedAt: state.publishedAt ?? now,
    liveSince: state.savedAt,
  }
}

/** Those that have no such date come last. */
function orderOf({ orderBy, order }: LiveOrder): SQL[] {
  if (orderBy === 'title') return order === 'ASC' ? [asc(t.titleKey), asc(t.id)] : [desc(t.titleKey), desc(t.id)]
  if (orderBy === 'createdDate') return order === 'ASC' ? [asc(t.createdAt), asc(t.id)] : [desc(t.createdAt), desc(t.id)]
  return order === 'ASC' ? [asc(t.publishedAt), asc(t.id)] : [sql`${t.publishedAt} desc nulls last`, desc(t.id)]
}
