import { articleAddress, readArticleAddress } from '../../nouns/articles/article-address.ts'
import { pageAsked, pageCount } from '../../nouns/page-asked.ts'
import type { ArticleList, ShownArticle } from '../../nouns/articles/shown-article.ts'
import { articlesPerPage, mostArticles } from '../../calls/page-sizes.ts'
import type { ContentVersion } from '../content/content-version.ts'
import type { Db } from '../db/database.ts'
import type { Warn } from '../http/warn.ts'
import { createArticleShelf } from './article-shelf.ts'
import { liveArticlesOf, newestFirst, type LiveCard, type LiveOrder } from './live-articles.ts'
import { findRelated } from './related-articles.ts'
import { searchArticles } from './search-articles.ts'
import { named, showArticle, showCard } from './show-article.ts'
import { tagIdsOf, type Taxonomy } from './taxonomy.ts'
import { createWordStems } from './word-stems.ts'

type Needs = { db: Db; versions: ContentVersion; warn: Warn }

/** Articles in the feeds. */
const inFeed = 20

export type ReadingRoom = ReturnType<typeof createReadingRoom>

/** Everything visitors may ask of articles: it knows the table of what is live, the names of topics and tags, and nothing else. */
export function createReadingRoom({ db, versions, warn }: Needs) {
  const stemsOf = createWordStems(db)
  const { shelfOf, countOf, tagsNamed, newestOf, taxonomyOf } = createArticleShelf({ db, versions, warn })

  /** As an address bar says it. */
  async function list(tenant: string, asked: { topic: string; search: string; page: string }): Promise<ArticleList> {
    const shelf = await shelfOf(tenant)
    const search = asked.search.slice(0, 200).trim()
    const topic = search === '' ? findTopic(shelf.taxonomy, asked.topic) : null
    const wished = pageAsked(asked.page)
    const size = search === '' ? articlesPerPage : mostArticles
    const whole = search === '' ? undefined : await findIds(tenant, search)
    const count = whole ? whole.length : await countOf(tenant, topic ?? undefined)
    const pages = pageCount(count, size)
    const page = Math.min(wished, pages)
    const live = liveArticlesOf(db, tenant)
    const offset = (page - 1) * size
    const cards = async () => {
      if (whole) return live.listByIds(whole.slice(offset, offset + size))
      if (topic === null && page === 1) return shelf.first
      return live.list(topic === null ? undefined : tagIdsOf(shelf.taxonomy, topic), newestFirst, size, offset)
    }
    return {
      cards: (await cards()).map((each) => showCard(each, shelf.taxonomy)),
      count,
      page,
      pages,
      topics: [...shelf.taxonomy.topics.values()].filter(({ id, active }) => active && shelf.topicsInUse.has(id)).map(named),
      topic,
      search,
    }
  }

  /** By what stands behind /360/about/blog/. */
  async function find(tenant: string, idAndSlug: string): Promise<ShownArticle | { movedTo: string } | null> {
    const asked = readArticleAddress(idAndSlug)
    const bySlug = async (slug: string) => {
      const named = await liveArticlesOf(db, tenant).findBySlug(slug)
      return named ? { movedTo: articleAddress(named.id, named.slug) } : null
    }
    if (!('id' in asked)) return bySlug(asked.slug)
    const found = await read(tenant, asked.id)
    // A slug may begin with digits, "2026-storm-season", and nothing has that number.
    if (!found) return bySlug(idAndSlug)
    const { row, related, taxonomy } = found
    return row.slug === asked.slug ? showArticle(row, related, taxonomy) : { movedTo: articleAddress(row.id, row.slug) }
  }

  /** With what is related to it; undefined where nothing of that number is live. */
  async function read(tenant: string, id: number) {
    const live = liveArticlesOf(db, tenant)
    const row = await live.find(id)
    if (!row) return undefined
    const { taxonomy } = await shelfOf(tenant)
    return { row, taxonomy, related: await findRelated({ live, taxonomy }, row) }
  }

  async function feed(tenant: string): Promise<ShownArticle[]> {
    const { taxonomy } = await shelfOf(tenant)
    // A feed shows no related ones.
    return (await liveArticlesOf(db, tenant).listWhole(inFeed)).map((row) => showArticle(row, [], taxonomy))
  }

  /** As calls ask: a page of a topic, or of all. */
  async function page(tenant: string, topic: number | undefined, order: LiveOrder, size: number, number: number) {
    const { taxonomy } = await shelfOf(tenant)
    const tagIds = topic === undefined ? undefined : tagIdsOf(taxonomy, topic)
    const rows = await liveArticlesOf(db, tenant).list(tagIds, order, size, (number - 1) * size)
    return { rows, count: await countOf(tenant, topic), taxonomy }
  }

  async function search(tenant: string, words: string, size: number, number: number) {
    const { taxonomy } = await shelfOf(tenant)
    const ids = await findIds(tenant, words)
    const rows: LiveCard[] = await liveArticlesOf(db, tenant).listByIds(ids.slice((number - 1) * size, number * size))
    return { rows, count: ids.length, taxonomy }
  }

  async function findIds(tenant: string, words: string): Promise<number[]> {
    const { newest } = await shelfOf(tenant)
    return searchArticles({ db, tenant, stemsOf, among: 'live', newest, tagged: await tagsNamed(tenant, words) }, words)
  }

  return { list, find, read, feed, page, search, taxonomyOf, tagsNamed, newestOf, stemsOf }
}

/** By number or title; null for all, and for one there is none of. */
export function findTopic({ topics }: Taxonomy, asked: string): number | null {
  const word = asked.trim().toLowerCase()
  const found = [...topics.values()].find(({ id, title, active }) => active && (String(id) === word || title.toLowerCase() === word))
  return found?.id ?? null
}
