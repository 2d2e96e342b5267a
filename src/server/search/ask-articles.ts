import { and, eq, inArray, sql } from 'drizzle-orm'
import { plainWords } from '../../fields/rich-words.ts'
import { inTitle, ofTenant } from '../articles/found-by.ts'
import { byIndex } from '../db/by-index.ts'
import type { Db } from '../db/database.ts'
import { liveArticles } from '../db/tables/articles.ts'
import type { Term } from './read-query.ts'
import { wishOf } from './wish-of.ts'

/** So many are ranked: of those that have every word first those that have them in their titles, then the newest; of others the newest. */
export const mostRanked = 60
/** What a word counts that stands somewhere in the text of an article, and what stands for it. */
export const [sayingIt, sayingAlike] = [0.7, 0.4]

/** An article by what its address ends with. */
export type Called = { id: number; slug: string }

/** What the search asks the database of live articles, beside what the Learning Center asks of them. */
export function createArticleQuestions(db: Db) {
  /** Live ones whose addresses end so. */
  async function findCalled(tenant: string, slugs: readonly string[]): Promise<Called[]> {
    if (slugs.length === 0) return []
    return db
      .select({ id: liveArticles.id, slug: liveArticles.slug })
      .from(liveArticles)
      .where(and(eq(liveArticles.tenant, tenant), inArray(liveArticles.slug, [...slugs])))
      .limit(mostRanked)
  }

  /**
   * Those that say all of it in some way, and those that have some of the words in their titles, where few or none have all of them.
   * The newest of each, by what no other index knows: one of all numbers would have the words of every article looked through.
   */
  async function alike(tenant: string, terms: readonly Term[]): Promise<number[]> {
    const any = terms.flatMap(({ alternatives }) => alternatives.flatMap(({ stems }) => stems.map((stem) => `'${inTitle(stem)}'`)))
    if (any.length === 0) return []
    const wishes = [
      terms.map((term) => `(${wishOf(term.alternatives)})`).join(' & '),
      ...(terms.length > 1 ? [[...new Set(any)].join(' | ')] : []),
    ]
    const { rows } = (await byIndex(
      db,
      sql`select id from (${sql.join(
        wishes.map(
          (wish) =>
            sql`(select id from ${liveArticles} where found_by @@ ${`'${ofTenant(tenant)}' & (${wish})`}::tsquery order by -id limit ${mostRanked})`,
        ),
        sql` union `,
      )}) as alike order by id desc`,
    )) as unknown as { rows: { id: number }[] }
    return rows.map(({ id }) => id)
  }

  /** What each of these articles says of each term anywhere: the word itself, or what stands for it, which is less. */
  async function saidInside(tenant: string, ids: readonly number[], terms: readonly Term[]): Promise<Map<number, number[]>> {
    if (ids.length === 0) return new Map()
    const says = (wish: string) => (wish === '' ? sql`false` : sql`found_by @@ ${wish}::tsquery`)
    const asked = terms.flatMap((term) => [
      says(wishOf(term.alternatives.filter(({ weight }) => weight === 1))),
      says(wishOf(term.alternatives)),
    ])
    const { rows } = (await db.execute(sql`
      select id, array[${sql.join(asked, sql`, `)}] as said from ${liveArticles}
      where tenant = ${tenant} and id = any(${`{${ids.join(',')}}`}::int[])`)) as unknown as { rows: { id: number; said: boolean[] }[] }
    return new Map(
      rows.map(({ id, said }) => [id, terms.map((_term, at) => (said[2 * at] ? sayingIt : said[2 * at + 1] ? sayingAlike : 0))]),
    )
  }

  /** The text of some, to show the words in it. */
  async function readTexts(tenant: string, ids: readonly number[]): Promise<Map<number, string>> {
    if (ids.length === 0) return new Map()
    const { rows } = (await db.execute(sql`
      select id, left(html, 40000) as html from ${liveArticles} where tenant = ${tenant} and id = any(${`{${ids.join(',')}}`}::int[])`)) as unknown as {
      rows: { id: number; html: string }[]
    }
    return new Map(rows.map(({ id, html }) => [id, plainWords(html.replace(/<[^>]*$/, ''))]))
  }

  return { findCalled, alike, saidInside, readTexts }
}
