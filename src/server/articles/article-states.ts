import { and, eq } from 'drizzle-orm'
import { foldText } from '../../nouns/fold-text.ts'
import { bodyOf, type Article } from '../../nouns/articles/article.ts'
import { statusOfBroughtBack, statusOfNew } from '../../nouns/articles/article-status.ts'
import { readIds } from '../../nouns/articles/tag-ids.ts'
import { plainWords } from '../../fields/rich-words.ts'
import type { Db } from '../db/database.ts'
import { articlePreviews, articleSchedules, articleStates as t, liveArticles } from '../db/tables/articles.ts'
import { excluded } from '../db/excluded.ts'
import { nextTurn } from '../http/own-turn.ts'
import type { Warn } from '../http/warn.ts'
import type { SavedItem } from '../items/item-kind.ts'
import { foundBy } from './found-by.ts'
import { readTagsById, tagsOf, topicsOf, type Taxonomy } from './taxonomy.ts'

export type ArticleState = typeof t.$inferSelect

/** The condition for the row of one article. */
export const stateOf = (tenant: string, id: number) => and(eq(t.tenant, tenant), eq(t.id, id))

/** Deleted or not. */
export async function findState(db: Db, tenant: string, id: number): Promise<ArticleState | undefined> {
  const [row] = await db.select().from(t).where(stateOf(tenant, id))
  return row
}

/** What the desk knows of articles, written in the transaction of every save: a new one begins as a draft. */
export async function writeStates(tx: Db, tenant: string, saved: readonly SavedItem<Article>[], warn: Warn): Promise<void> {
  if (saved.length === 0) return
  const ofThem = saved.flatMap(({ content }) => readIds(content.tag) ?? [])
  const taxonomy = await readTagsById(tx, tenant, [...new Set(ofThem)], warn)
  const rows: object[] = []
  for (const { id, content, revision, savedAt, savedBy } of saved) {
    const tagIds = readIds(content.tag) ?? []
    const { title, slug, reviewBy } = content
    const known = { title, titleKey: foldText(title), slug, reviewBy, tagIds, revision, savedAt, savedBy }
    // Of a long one each of the two is work.
    await nextTurn()
    const words = wordsOf(id, content, taxonomy)
    await nextTurn()
    const found = foundBy(tenant, words)
    rows.push({ tenant, id, status: statusOfNew, deleted: false, ...known, foundBy: found, createdAt: savedAt, createdBy: savedBy })
  }
  const { title, titleKey, slug, reviewBy, tagIds, revision, savedAt, savedBy, foundBy: found, deleted } = t
  const set = excluded({ title, titleKey, slug, reviewBy, tagIds, revision, savedAt, savedBy, foundBy: found, deleted })
  await tx
    .insert(t)
    .values(rows as never)
    .onConflictDoUpdate({ target: [t.tenant, t.id], set })
}

/** What an article is searched by; the words of its tags and topics are those of this moment. */
export function wordsOf(id: number, content: Article, taxonomy: Taxonomy) {
  const { title, subTitle, tag } = content
  const tags = tagsOf(taxonomy, readIds(tag) ?? [], 'visitors')
  return { id, title, subTitle, body: plainWords(bodyOf(content)), names: [...tags, ...topicsOf(tags)].map((each) => each.title) }
}

/** A deleted article leaves the site at once, with everything that was to become of it; brought back, it is a draft. Answers the slug where visitors saw it. */
export async function forgetArticle(tx: Db, tenant: string, id: number, at: Date): Promise<string | undefined> {
  const ofArticle = { tenant, article: id }
  await tx.update(t).set({ deleted: true, status: statusOfBroughtBack }).where(stateOf(tenant, id))
  await tx
    .update(articleSchedules)
    .set({ state: 'off', endedAt: at })
    .where(
      and(
        eq(articleSchedules.tenant, ofArticle.tenant),
        eq(articleSchedules.article, ofArticle.article),
        eq(articleSchedules.state, 'waiting'),
      ),
    )
  await tx.delete(articlePreviews).where(and(eq(articlePreviews.tenant, tenant), eq(articlePreviews.article, id)))
  const gone = await tx
    .delete(liveArticles)
    .where(and(eq(liveArticles.tenant, tenant), eq(liveArticles.id, id)))
    .returning({ slug: liveArticles.slug })
  return gone[0]?.slug
}
