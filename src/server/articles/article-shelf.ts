import { articlesPerPage } from '../../calls/page-sizes.ts'
import type { ContentVersion } from '../content/content-version.ts'
import { oncePerVersion } from '../content/once-per-version.ts'
import type { Db } from '../db/database.ts'
import type { Warn } from '../http/warn.ts'
import { searchWords } from './found-by.ts'
import { liveArticlesOf, newestFirst, type LiveCard } from './live-articles.ts'
import { readTaxonomy, tagIdsOf, type Taxonomy } from './taxonomy.ts'

/** What is read once for each content version that may differ in articles, topics or tags, whoever asks. */
type Shelf = {
  taxonomy: Taxonomy
  tagsNamed: ReadonlyMap<string, number[]>
  total: number
  newest: number
  /** As many as a list shows, the newest of all: the home page shows some of them. */
  first: LiveCard[]
  topicsInUse: Set<number>
  ofTopic: Map<number, Promise<number>>
}

/** What many questions about live articles need, read once for all of them. */
export function createArticleShelf({ db, versions, warn }: { db: Db; versions: ContentVersion; warn: Warn }) {
  const shelfOf = oncePerVersion<Shelf>(versions.items, async (tenant) => {
    const live = liveArticlesOf(db, tenant)
    const taxonomy = await readTaxonomy(db, tenant, warn)
    const used = await live.usedTags()
    const topicsInUse = new Set(used.flatMap((id) => (taxonomy.tags.get(id)?.active ? (taxonomy.tags.get(id)?.topic?.id ?? []) : [])))
    return {
      taxonomy,
      topicsInUse,
      tagsNamed: tagsByName(taxonomy),
      total: await live.count(),
      newest: await live.newest(),
      first: await live.list(undefined, newestFirst, articlesPerPage),
      ofTopic: new Map(),
    }
  })

  /** How many there are of a topic, or in all. */
  async function countOf(tenant: string, topic?: number): Promise<number> {
    const shelf = await shelfOf(tenant)
    if (topic === undefined) return shelf.total
    let count = shelf.ofTopic.get(topic)
    if (!count) shelf.ofTopic.set(topic, (count = liveArticlesOf(db, tenant).count(tagIdsOf(shelf.taxonomy, topic))))
    return count
  }

  /** The tags that are called just that now, whatever their articles knew them by. */
  const tagsNamed = async (tenant: string, words: string) => (await shelfOf(tenant)).tagsNamed.get(nameOf(words)) ?? []

  /** The highest number there is. */
  const newestOf = async (tenant: string) => (await shelfOf(tenant)).newest

  const taxonomyOf = async (tenant: string) => (await shelfOf(tenant)).taxonomy

  return { shelfOf, countOf, tagsNamed, newestOf, taxonomyOf }
}

const nameOf = (title: string) => searchWords(title).join(' ')

function tagsByName({ tags }: Taxonomy): Map<string, number[]> {
  const named = new Map<string, number[]>()
  for (const { id, title, active } of tags.values()) if (active) named.set(nameOf(title), [...(named.get(nameOf(title)) ?? []), id])
  return named
}
