import { and, eq, inArray, sql } from 'drizzle-orm'
import { articleAddress } from '../../nouns/articles/article-address.ts'
import { plainWords } from '../../fields/rich-words.ts'
import { inTitle, ofTenant } from '../articles/found-by.ts'
import { liveArticlesOf } from '../articles/live-articles.ts'
import type { ReadingRoom } from '../articles/reading-room.ts'
import type { StemsOf } from '../articles/word-stems.ts'
import type { Db } from '../db/database.ts'
import { liveArticles } from '../db/tables/articles.ts'
import { analyse } from './analyse-thing.ts'
import { byIndex } from '../db/by-index.ts'
import { asksForDetail, detailCounts } from './most-in-passage.ts'
import { passagesOfArticles } from './passages-of-articles.ts'
import type { Term } from './read-query.ts'
import type { Meaning } from './what-is-meant.ts'
import { meaningCounts, saysTerm, scoreOf, tellingBeside, titleFits, titleHolds } from './score-thing.ts'
import { wishOf } from './wish-of.ts'

/** So many are ranked: of those that have every word first those that have them in their titles, then the newest; of others the newest. */
const mostRanked = 60
/** With so many that have every word, nobody looks for others. */
const enough = 5
/** What a word counts that stands somewhere in the text of an article, and what stands for it. */
const [sayingIt, sayingAlike] = [0.7, 0.4]
/** Of so many of the best it is read what they say in detail. */
const mostRead = 8

export interface RankedArticle {
  id: number
  title: string
  href: string
  text: string
  score: number
  covered: number
  /** How likely it is what was meant, by how people ask. */
  likely: number
}

/** An article by what its address ends with. */
export type Called = { id: number; slug: string }

type Needs = { db: Db; stemsOf: StemsOf; room: Pick<ReadingRoom, 'search'> }

/** Published articles, the best first; by the index they are searched by in the Learning Center. */
export function createFindArticles({ db, stemsOf, room }: Needs) {
  const readPassages = passagesOfArticles({ db, stemsOf })

  async function findArticles(
    tenant: string,
    terms: readonly Term[],
    telling: readonly number[],
    { articles: meant }: Pick<Meaning, 'articles'>,
    called: readonly Called[],
  ): Promise<{ ranked: RankedArticle[]; total: number }> {
    const strong = terms.some(({ weak }) => !weak) ? terms.filter(({ weak }) => !weak) : terms
    if (strong.length === 0) return { ranked: [], total: 0 }
    const { rows, count } = await room.search(tenant, strong.map(({ word }) => word).join(' '), mostRanked, 1)
    const all = new Set(rows.map(({ id }) => id))
    const wanted = new Set([...(rows.length >= enough ? [] : await alike(tenant, strong)), ...called.map(({ id }) => id)])
    const others = await liveArticlesOf(db, tenant).listByIds([...wanted].filter((id) => !all.has(id)))
    const cards = [...rows, ...others]
    const analysed = await analyse(
      cards.map(({ title, subTitle }) => ({ title, about: subTitle })),
      stemsOf,
    )
    const inside = await saidInside(
      tenant,
      others.map(({ id }) => id),
      terms,
    )
    // What the index found has every word somewhere.
    const says = cards.map(({ id }, index) => {
      const said = all.has(id) ? terms.map((term) => (strong.includes(term) ? sayingIt : 0)) : inside.get(id)
      return terms.map((term, at) => Math.max(saysTerm({ analysed: analysed[index], title: 0.85 }, term), said?.[at] ?? 0))
    })
    const tells = tellingBeside(
      telling,
      says.map((each) => each.map((much) => much > 0)),
    )
    const ranked = cards.map(({ id, slug, title, subTitle }, index): RankedArticle => {
      const { score, covered } = scoreOf(terms, tells, says[index])
      const likely = meant.get(slug) ?? 0
      return {
        id,
        title,
        href: articleAddress(id, slug),
        text: subTitle,
        covered,
        likely,
        score:
          0.9 * score * (1 + 0.3 * titleFits(analysed[index], terms)) * titleHolds(analysed[index], terms) + meaningCounts(telling, likely),
      }
    })
    return {
      ranked: await inDetail(
        tenant,
        ranked.toSorted((a, b) => b.score - a.score),
        terms,
        telling,
      ),
      total: count,
    }
  }

  /** The best of them by what one passage of theirs says, where a detail was asked for. */
  async function inDetail(
    tenant: string,
    ranked: readonly RankedArticle[],
    terms: readonly Term[],
    telling: readonly number[],
  ): Promise<RankedArticle[]> {
    if (!asksForDetail(terms)) return [...ranked]
    const best = ranked.slice(0, mostRead)
    const read = await readPassages(
      tenant,
      best.map(({ id }) => String(id)),
    )
    const more = ({ id }: RankedArticle) => {
      const analysed = read.get(String(id))
      return analysed ? detailCounts(analysed, terms, telling) : 0
    }
    return [...best.map((each) => ({ ...each, score: each.score + more(each) })), ...ranked.slice(mostRead)].toSorted(
      (a, b) => b.score - a.score,
    )
  }

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

  return { findArticles, findCalled, readTexts }
}
