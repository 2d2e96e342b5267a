import { and, eq } from 'drizzle-orm'
import { articleAddress } from '../../nouns/articles/article-address.ts'
import { countWords, minutesFor } from '../../nouns/articles/reading-time.ts'
import { article, bodyOf, chosenRelated, type Article } from '../../nouns/articles/article.ts'
import { readIds } from '../../nouns/articles/tag-ids.ts'
import { foldText } from '../../nouns/fold-text.ts'
import { holdSearch } from '../content/hold-search.ts'
import { learnWords } from '../content/learn-words.ts'
import { readRow, refuseProblems } from '../content/stored-content.ts'
import { requireRevision } from '../content/save-record.ts'
import type { Db } from '../db/database.ts'
import { articleStates, liveArticles as t } from '../db/tables/articles.ts'
import type { Warn } from '../http/warn.ts'
import { noSuchItem } from '../items/item-kind.ts'
import { itemRows } from '../items/item-rows.ts'
import type { Writing } from '../items/item-writer.ts'
import { findMissingFiles } from '../media/missing-files.ts'
import { findState, stateOf, wordsOf, type ArticleState } from './article-states.ts'
import { foundBy, searchWords } from './found-by.ts'
import { readTagsById } from './taxonomy.ts'

export type LiveArticle = typeof t.$inferSelect
export type LiveFacts = Pick<LiveArticle, 'revision' | 'liveSince' | 'publishedAt' | 'slug'>

/** The condition for the live row of one article. */
export const liveOf = (tenant: string, id: number) => and(eq(t.tenant, tenant), eq(t.id, id))

/** Of an article that visitors read at this moment; undefined of every other. */
export async function findLiveFacts(db: Db, tenant: string, id: number): Promise<LiveFacts | undefined> {
  const [row] = await db
    .select({ revision: t.revision, liveSince: t.liveSince, publishedAt: t.publishedAt, slug: t.slug })
    .from(t)
    .where(liveOf(tenant, id))
  return row
}

/** The state of an article that was not deleted. Throws `unknownItem` (404). */
export async function requireState(db: Db, tenant: string, id: number): Promise<ArticleState> {
  const state = await findState(db, tenant, id)
  if (!state || state.deleted) throw noSuchItem({ record: article })
  return state
}

/**
 * Shows a revision of an article to visitors from now on, in a transaction that holds the items. The very revision they see
 * already stays as it is. Throws `invalid` where it can no longer be shown as it was saved.
 */
export async function goLive({ tx, tenant, bump }: Writing, state: ArticleState, revision: number, now: Date, warn: Warn): Promise<void> {
  const { id } = state
  const live = await findLiveFacts(tx, tenant, id)
  if (live?.revision === revision && state.status === 'Published') return
  const rows = itemRows(tx, tenant, article.noun)
  const row = await rows.findById(id)
  const content = (
    row?.revision === revision
      ? readRow(article, row, warn)
      : await requireRevision({ record: article, warn, rows: { findRevision: (wanted) => rows.findRevision(id, wanted) } }, revision)
  ).content as Article
  refuseProblems([
    ...article.check(content),
    ...(await findMissingFiles(tx, { tenant, record: article, content, current: article.fallback })),
  ])
  const tagIds = readIds(content.tag) ?? []
  const words = wordsOf(id, content, await readTagsById(tx, tenant, tagIds, warn))
  // The version before the words, as saves of sections have it: whoever teaches a word holds it, so that two never wait for each other.
  await bump()
  const publishedAt = state.publishedAt ?? now
  const shown = {
    revision,
    slug: content.slug,
    title: content.title,
    titleKey: foldText(content.title),
    subTitle: content.subTitle,
    image: content.imageLink,
    html: bodyOf(content),
    tagIds,
    related: chosenRelated(content),
    minutes: minutesFor(countWords(words.body)),
    publishedAt,
    liveSince: now,
    foundBy: foundBy(tenant, words) as never,
  }
  await tx
    .insert(t)
    .values({ tenant, id, createdAt: state.createdAt, ...shown })
    .onConflictDoUpdate({ target: [t.tenant, t.id], set: shown })
  await holdSearch(tx, tenant)
  await learnWords(tx, tenant, searchWords([words.title, words.subTitle, ...words.names].join(' ')))
  await tx.update(articleStates).set({ status: 'Published', publishedAt }).where(stateOf(tenant, id))
}

/** Hears, in their transaction, of articles that visitors see from now on, and of addresses where they saw one. */
export interface OnSite {
  cameLive(tx: Db, tenant: string, id: number): Promise<void>
  gone(tx: Db, tenant: string, id: number, path: string): Promise<void>
}

/** Takes an article off the site; its draft stays. */
export async function takeDown({ tx, tenant, bump }: Writing, id: number, onSite: OnSite): Promise<void> {
  const gone = await tx.delete(t).where(liveOf(tenant, id)).returning({ slug: t.slug })
  await tx.update(articleStates).set({ status: 'Inactive' }).where(stateOf(tenant, id))
  if (gone.length === 0) return
  await onSite.gone(tx, tenant, id, articleAddress(id, gone[0].slug))
  await bump()
}
