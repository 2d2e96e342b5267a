import { sql } from 'drizzle-orm'
import { documentPages } from '../../nouns/hub/documents.ts'
import { ofTenant } from '../articles/found-by.ts'
import type { StemsOf } from '../articles/word-stems.ts'
import { byIndex } from '../db/by-index.ts'
import type { Db } from '../db/database.ts'
import { searchDocs } from '../db/tables/search.ts'
import { analyse } from './analyse-thing.ts'
import { asksForDetail, detailCounts, inPapers, inShort, saysAllInPassage } from './most-in-passage.ts'
import { listed, ofDocuments, ofHidden, open } from './own-words.ts'
import { passagesOfPapers } from './passages-of-papers.ts'
import type { Term } from './read-query.ts'
import { saidByNobody, saidByNoPage, tellingBeside } from './score-thing.ts'
import { wishOf } from './wish-of.ts'

/** Of those that say any of it so many are looked at, those first that say most, and so many of these are read. */
const [mostLookedAt, mostRead] = [200, 8]
/** What says less of it than this anywhere is no answer. */
const leastSaid = 0.4

type Asked = { tenant: string; terms: readonly Term[]; telling: readonly number[]; signedIn: boolean }
type Row = { title: string; about: string; address: string; paper: string; said: boolean[] }

/** More papers than these say a word in passing, though no page does. */
const fewAlone = 2

/**
 * A paper, what it counts for the one passage of it that says most of what was asked, and whether it is perhaps meant: that passage says all of a short
 * question, or the paper says a word of it that no page says.
 */
export type PaperSaying = { title: string; about: string; href: string; detail: number; perhaps: boolean }

/** Papers by what one passage inside says, where a detail was asked for; they need not say every word, as others must. */
export function createFindPapersSaying({ db, stemsOf }: { db: Db; stemsOf: StemsOf }) {
  const readPassages = passagesOfPapers({ db, stemsOf })

  return async function findPapersSaying({ tenant, terms, telling, signedIn }: Asked): Promise<PaperSaying[]> {
    const alone = saidByNoPage(terms, telling)
    const looked = asksForDetail(terms, inShort) ? mostTelling(terms, telling) : alone
    if (looked.length === 0) return []
    const { rows } = (await byIndex(db, sayingAny({ tenant, signedIn, terms, telling, looked }))) as unknown as { rows: Row[] }
    if (rows.length === 0) return []
    const tells = tellingBeside(
      telling,
      rows.map(({ said }) => said),
    )
    const all = sumOf(tells.filter((_each, at) => !terms[at].weak))
    const partSaid = ({ said }: Row) => sumOf(tells.filter((_each, at) => said[at])) / all
    const papers = onceEach(rows)
    const saysAlone = sayingAlone(papers, alone)
    const best = papers
      .filter((row) => partSaid(row) >= leastSaid || saysAlone.has(row))
      .toSorted((a, b) => partSaid(b) - partSaid(a) || (a.address < b.address ? -1 : 1))
      .slice(0, mostRead)
    const inside = await readPassages(
      tenant,
      best.map(({ paper }) => paper),
    )
    const outside = await analyse(best, stemsOf)
    // Counted among pages, of which each word tells what it tells there.
    const amongPages = sumOf(telling) / sumOf(tells)
    const isShort = !asksForDetail(terms, inPapers)
    const read = best.map(({ title, about, address, paper }, index) => {
      const said = [outside[index], { ...(inside.get(paper) ?? outside[index]), title: outside[index].title }]
      return {
        title,
        about,
        href: address,
        detail: amongPages * Math.max(...said.map((each) => detailCounts(each, terms, tells, inPapers))),
        perhaps: saysAlone.has(best[index]) || (isShort && said.some((each) => saysAllInPassage(each, terms, tells))),
      }
    })
    // Half of two words is another thing.
    return isShort ? read.filter(({ perhaps }) => perhaps) : read
  }
}

/** Documents whoever asks may be led to that say any of these terms, those first that say most, each with which of all it says. */
function sayingAny({ tenant, signedIn, terms, telling, looked }: Asked & { looked: readonly number[] }) {
  const within = [ofTenant(tenant), ofDocuments, ...(signedIn ? [] : [open, listed])].map((each) => `'${each}'`).join(' & ')
  const any = looked.map((at) => `(${wishOf(terms[at].alternatives)})`).join(' | ')
  const says = terms.map(({ weak, alternatives }) =>
    weak || alternatives.length === 0 ? sql`false` : sql`found_by @@ ${wishOf(alternatives)}::tsquery`,
  )
  // What no page says tells as much as anything here.
  const most = Math.max(...telling)
  const tells = telling.map((each) => (each === saidByNobody ? most : each))
  const much = says.map((each, at) => sql`${tells[at]}::real * (${each})::int`)
  return sql`select title, about, address, paper, array[${sql.join(says, sql`, `)}] as said from ${searchDocs}
    where found_by @@ ${`${within} & (${any})`}::tsquery and page = any(${`{${Object.keys(documentPages).join(',')}}`}::text[])
      and (${signedIn} or page not in (select page from ${searchDocs} where found_by @@ ${`'${ofTenant(tenant)}' & '${ofHidden}'`}::tsquery))
    order by ${sql.join(much, sql` + `)} desc, address, page, section, id limit ${mostLookedAt}`
}

/** The fewest terms of which one is said by whatever says enough of all: those that no page says, and the most telling others. */
function mostTelling(terms: readonly Term[], telling: readonly number[]): number[] {
  const strong = terms.flatMap(({ weak, alternatives }, at) => (weak || alternatives.length === 0 ? [] : [at]))
  const ofNobody = saidByNoPage(terms, telling)
  const others = strong.filter((at) => telling[at] !== saidByNobody).toSorted((a, b) => telling[b] - telling[a])
  const [looked, enough] = [[...ofNobody], (1 - leastSaid) * sumOf(others.map((at) => telling[at]))]
  for (let sum = 0; sum <= enough && others.length > 0;) {
    const [most] = others.splice(0, 1)
    looked.push(most)
    sum += telling[most]
  }
  return looked
}

/** What few papers say and no page does: whoever asks with such a word perhaps asks for one of them. */
const sayingAlone = (papers: readonly Row[], alone: readonly number[]): ReadonlySet<Row> =>
  new Set(
    alone.flatMap((at) => {
      const some = papers.filter(({ said }) => said[at])
      return some.length <= fewAlone ? some : []
    }),
  )

/** A paper that stands on several pages is one. */
const onceEach = (rows: readonly Row[]): Row[] => [...new Map(rows.toReversed().map((row) => [row.address, row])).values()].toReversed()

const sumOf = (all: readonly number[]): number => all.reduce((sum, each) => sum + each, 0)
