import { articleAddress } from '../../nouns/articles/article-address.ts'
import { liveArticlesOf } from '../articles/live-articles.ts'
import type { ReadingRoom } from '../articles/reading-room.ts'
import type { StemsOf } from '../articles/word-stems.ts'
import type { Db } from '../db/database.ts'
import { analyse } from './analyse-thing.ts'
import { createArticleQuestions, mostRanked, sayingIt, type Called } from './ask-articles.ts'
import { asksForDetail, detailCounts } from './most-in-passage.ts'
import { passagesOfArticles } from './passages-of-articles.ts'
import type { Term } from './read-query.ts'
import type { Meaning } from './what-is-meant.ts'
import { meaningCounts, saysTerm, scoreOf, tellingBeside, titleFits, titleHolds } from './score-thing.ts'

/** With so many that have every word, nobody looks for others. */
const enough = 5
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

type Needs = { db: Db; stemsOf: StemsOf; room: Pick<ReadingRoom, 'search'> }

/** Published articles, the best first; by the index they are searched by in the Learning Center. */
export function createFindArticles({ db, stemsOf, room }: Needs) {
  const readPassages = passagesOfArticles({ db, stemsOf })
  const { findCalled, alike, saidInside, readTexts } = createArticleQuestions(db)

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
        readPassages,
        tenant,
        ranked.toSorted((a, b) => b.score - a.score),
        terms,
        telling,
      ),
      total: count,
    }
  }

  return { findArticles, findCalled, readTexts }
}

/** The best of them by what one passage of theirs says, where a detail was asked for. */
async function inDetail(
  readPassages: ReturnType<typeof passagesOfArticles>,
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
