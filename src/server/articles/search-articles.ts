import { sql, type SQL } from 'drizzle-orm'
import { byIndex } from '../db/by-index.ts'
import type { Db } from '../db/database.ts'
import { articleStates, liveArticles } from '../db/tables/articles.ts'
import { allWords } from './all-words.ts'
import { bucketOf, inBucket, inTitle, ofTenant, searchWords } from './found-by.ts'
import type { StemsOf } from './word-stems.ts'

/** More words than these say nothing more; more articles than these nobody looks through. */
const mostWords = 12
const mostRanked = 1000

/** So many are enough to stop looking further back. */
const enough = 100

/** How many buckets of the newest articles are looked through: for words anywhere, and for words of titles. */
const windows: readonly { text: number; title: number }[] = [
  { text: 1, title: 8 },
  { text: 16, title: Infinity },
  { text: Infinity, title: Infinity },
]

type Looked = {
  db: Db
  tenant: string
  stemsOf: StemsOf
  /** Live ones are what visitors search; the others are everything that was not deleted. */
  among: 'live' | 'all'
  /** The highest number there is. */
  newest: number
  /** Tags that are called just what is looked for: the index knows an article by what they were called when it was saved. */
  tagged?: readonly number[]
}

/**
 * The numbers of the articles that have every word, those first that have them in their titles, then the newest; 1,000 at
 * most. What nearly every article says is looked for among the newest alone, so a search reads no more of many articles
 * than of few. The last word may be begun only; "the" and the like count where nothing else was said.
 */
export async function searchArticles({ db, tenant, stemsOf, among, newest, tagged = [] }: Looked, search: string): Promise<number[]> {
  const words = [...new Set(searchWords(search))].slice(0, mostWords)
  if (words.length === 0) return []
  const stems = await stemsOf(words)
  const wished = { words, stems, begunFrom: 2 }
  const [text, title] = [allWords({ ...wished, as: (stem) => stem }), allWords({ ...wished, as: inTitle })]
  const last = bucketOf(newest)
  let found: number[] = []
  let rare = false
  for (const window of windows) {
    if (rare && window.text !== Infinity) continue
    const within = (wish: string, buckets: number) =>
      [`'${ofTenant(tenant)}'`, newestBuckets(last, buckets), wish].filter(Boolean).join(' & ')
    found = await look({ db, among, tenant, tagged }, within(text, window.text), within(title, window.title))
    if (found.length >= enough || last < window.text) break
    // Of what is rare among the newest there are few in all, and they are found at once.
    if ((found.length / window.text) * (last + 1) <= mostRanked) rare = true
  }
  return found
}

/** A wish for these; empty where all of them are meant. */
export function newestBuckets(last: number, most: number): string {
  if (last < most) return ''
  const buckets = Array.from({ length: most }, (_each, index) => `'${inBucket(last - index)}'`)
  return `(${buckets.join(' | ')})`
}

type Among = Required<Pick<Looked, 'db' | 'among' | 'tenant' | 'tagged'>>

async function look({ db, among, tenant, tagged }: Among, text: string, title: string): Promise<number[]> {
  const [t, date, also]: [SQL, SQL, SQL] =
    among === 'live' ? [sql`${liveArticles}`, sql`published_at`, sql`true`] : [sql`${articleStates}`, sql`created_at`, sql`not deleted`]
  // Said so that no other index knows it: a database that has not counted its rows yet would go through all of a tenant's.
  const ofThisTenant = sql`tenant || '' = ${tenant}`
  const hits = (wish: string, rank: number, most: number) =>
    sql`(select id, ${date} as dated, ${sql.raw(String(rank))} as rank from ${t}
      where found_by @@ ${wish}::tsquery and ${ofThisTenant} and ${also} limit ${most})`
  const withTags = sql`union all (select id, ${date} as dated, 1 as rank from ${t}
    where tag_ids && ${`{${tagged.join(',')}}`}::int[] and tenant = ${tenant} and ${also} order by ${date} desc limit ${mostRanked})`
  // One row of all numbers: a thousand rows of one number each take longer to hand over than to find.
  const { rows } = (await byIndex(
    db,
    sql`select array(
      select id from (${hits(title, 1, mostRanked)} union all ${hits(text, 0, 2 * mostRanked)} ${tagged.length > 0 ? withTags : sql``}) as hits
      group by id, dated order by max(rank) desc, dated desc, id desc limit ${mostRanked}) as ids`,
  )) as unknown as { rows: { ids: number[] }[] }
  return rows[0].ids
}
