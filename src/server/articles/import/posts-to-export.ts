import { and, asc, eq, like } from 'drizzle-orm'
import { readPicture } from '../../../fields/picture-value.ts'
import { articleAddress } from '../../../nouns/articles/article-address.ts'
import { article, bodyOf, chosenRelated, type Article } from '../../../nouns/articles/article.ts'
import { readIds } from '../../../nouns/articles/tag-ids.ts'
import { readRow } from '../../content/stored-content.ts'
import type { Db } from '../../db/database.ts'
import { articleStates } from '../../db/tables/articles.ts'
import { itemAddresses } from '../../db/tables/items.ts'
import type { Warn } from '../../http/warn.ts'
import { itemRows } from '../../items/item-rows.ts'
import type { ArticleState } from '../article-states.ts'
import { findLiveFacts } from '../go-live.ts'
import { readTaxonomy, type Taxonomy } from '../taxonomy.ts'
import { moreTopic } from './place-tags.ts'
import type { ExportedPost } from './write-post-file.ts'

type Needs = { db: Db; tenant: string; warn: Warn }

/** Every article of a tenant as it leaves: what visitors read, and beside it the draft that goes on from there. */
export async function* postsToExport({ db, tenant, warn }: Needs): AsyncGenerator<ExportedPost> {
  const taxonomy = await readTaxonomy(db, tenant, warn)
  const states = await db
    .select()
    .from(articleStates)
    .where(and(eq(articleStates.tenant, tenant), eq(articleStates.deleted, false)))
    .orderBy(asc(articleStates.id))
  const slugs = new Map(states.map(({ id, slug }) => [id, slug]))
  const rows = itemRows(db, tenant, article.noun)
  for (const state of states as ArticleState[]) {
    const row = await rows.findById(state.id)
    if (!row) continue
    const draft = readRow(article, row, warn).content as Article
    const paths = await pathsOf(db, tenant, state.id)
    const leaving = (content: Article, published: boolean, isDraftOfLive: boolean) =>
      postOf(content, { tenant, state, taxonomy, slugs, paths, published, isDraftOfLive })
    const live = state.status === 'Published' ? await findLiveFacts(db, tenant, state.id) : undefined
    if (!live || live.revision === row.revision) {
      yield leaving(draft, live !== undefined, false)
      continue
    }
    const shown = await rows.findRevision(state.id, live.revision)
    if (shown) yield leaving(readRow(article, shown, warn).content as Article, true, false)
    yield leaving(draft, false, shown !== undefined)
  }
}

interface About extends Pick<ExportedPost, 'paths' | 'published' | 'isDraftOfLive'> {
  tenant: string
  state: ArticleState
  taxonomy: Taxonomy
  slugs: ReadonlyMap<number, string>
}

function postOf(content: Article, { tenant, state, taxonomy, slugs, ...about }: About): ExportedPost {
  const { path, alt } = readPicture(content.imageLink)
  const tags = (readIds(content.tag) ?? []).flatMap((id) => taxonomy.tags.get(id) ?? [])
  return {
    ...about,
    origin: `shelterbelt ${tenant} ${state.id}`,
    title: content.title,
    subTitle: content.subTitle,
    author: state.createdBy,
    slug: content.slug || state.slug,
    permalink: articleAddress(state.id, content.slug),
    createdAt: state.createdAt,
    publishedAt: about.published ? (state.publishedAt ?? undefined) : undefined,
    tags: tags.map(({ title, topic }) => ({ tag: title, topic: topic?.title ?? moreTopic })),
    image: path,
    imageAlt: alt,
    related: chosenRelated(content).flatMap((id) => slugs.get(id) ?? []),
    reviewBy: content.reviewBy,
    html: bodyOf(content),
  }
}

/** By which it was found on the site it was imported from. */
async function pathsOf(db: Db, tenant: string, id: number): Promise<string[]> {
  const { key } = itemAddresses
  const ofArticle = and(eq(itemAddresses.tenant, tenant), eq(itemAddresses.kind, article.noun), eq(itemAddresses.id, id), like(key, '/%'))
  return (await db.select({ key }).from(itemAddresses).where(ofArticle).orderBy(asc(key))).map((row) => row.key)
}
