import type { Taxonomy } from './taxonomy.ts'
import { tagIdsOf } from './taxonomy.ts'
import { searchWords } from './found-by.ts'
import { newestFirst, type LiveCard, type liveArticlesOf } from './live-articles.ts'

const mostRelated = 3

/** How many of the newest are weighed. */
const weighed = 60

type About = Pick<LiveCard, 'id' | 'title' | 'subTitle' | 'tagIds' | 'related'>

type Needs = { live: ReturnType<typeof liveArticlesOf>; taxonomy: Taxonomy }

/**
 * Three articles to read after one: those its writer chose, as far as visitors may read them, and in place of each other one
 * what shares most tags, topics and words with it. None twice, and never itself.
 */
export async function findRelated({ live, taxonomy }: Needs, about: About): Promise<LiveCard[]> {
  const wished = [...new Set(about.related)].filter((id) => id !== about.id).slice(0, mostRelated)
  const chosen = await live.listByIds(wished)
  if (chosen.length === mostRelated) return chosen
  const taken = new Set([about.id, ...chosen.map(({ id }) => id)])
  const alike = await live.list(tagsAround(taxonomy, about.tagIds), newestFirst, weighed)
  const candidates = alike.length > mostRelated + 1 ? alike : [...alike, ...(await live.list(undefined, newestFirst, mostRelated * 3))]
  const once = new Map(candidates.filter(({ id }) => !taken.has(id)).map((each) => [each.id, each]))
  const ranked = [...once.values()]
    .map((each, index) => ({ each, index, likeness: likeness(taxonomy, about, each) }))
    .toSorted((a, b) => b.likeness - a.likeness || a.index - b.index)
  return [...chosen, ...ranked.map(({ each }) => each)].slice(0, mostRelated)
}

/** Every tag of the topics of these. */
function tagsAround(taxonomy: Taxonomy, tagIds: readonly number[]): number[] {
  const topics = topicIdsOf(taxonomy, tagIds)
  return [...new Set([...tagIds, ...[...topics].flatMap((id) => tagIdsOf(taxonomy, id))])]
}

const topicIdsOf = ({ tags }: Taxonomy, tagIds: readonly number[]) => new Set(tagIds.flatMap((id) => tags.get(id)?.topic?.id ?? []))

function likeness(taxonomy: Taxonomy, a: About, b: About): number {
  const shared = <T>(one: Iterable<T>, other: Iterable<T>) => new Set(one).intersection(new Set(other)).size
  const words = ({ title, subTitle }: About) => searchWords(`${title} ${subTitle}`).filter((word) => word.length > 3)
  return (
    4 * shared(a.tagIds, b.tagIds) + 2 * shared(topicIdsOf(taxonomy, a.tagIds), topicIdsOf(taxonomy, b.tagIds)) + shared(words(a), words(b))
  )
}
