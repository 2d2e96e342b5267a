import { sql } from 'drizzle-orm'
import type { Synonym } from '../../nouns/search/default-synonyms.ts'
import { wordsOfTasks } from '../../nouns/search/straight-answers.ts'
import { weakWords } from '../../nouns/search/weak-words.ts'
import { slipCost } from '../../nouns/slip-cost.ts'
import { slipsBetween } from '../../nouns/slips.ts'
import { ofTenant, searchWords } from '../articles/found-by.ts'
import type { StemsOf } from '../articles/word-stems.ts'
import type { Db } from '../db/database.ts'
import { liveArticles } from '../db/tables/articles.ts'
import { searchDocs } from '../db/tables/search.ts'
import { byIndex } from '../db/by-index.ts'
import { wordsLike } from '../content/learn-words.ts'
import { listed, ofDocuments, open } from './own-words.ts'

const mostWeighed = 16
/** Of two slips: what is less likely is another word, as "disability" is where "visibility" was asked for. */
const mostCost = 2.3
/** Letters that changed places, or one that is there twice. */
const likeliest = 0.75
/** How words go on: "renting" may be meant where our pages say "rent". */
const endings = ['ing', 'ed', 'er', 'ers', 's', 'es', 'ly']

/** The same word with the ending that was typed, where only others of its forms are said. */
async function formsLike(word: string, like: (word: string) => Promise<string[]>): Promise<string[]> {
  const cut = endings.flatMap((ending) => {
    const root = word.slice(0, -ending.length)
    return word.endsWith(ending) && root.length >= 4 ? [{ ending, root }] : []
  })
  const forms = cut.map(async ({ ending, root }) =>
    (await like(root)).filter((each) => slipsBetween(root, each, 1) <= 1).map((each) => `${each}${ending}`),
  )
  return (await Promise.all(forms)).flat()
}

/** Of more words nobody means others; each that is corrected is a search of its own. */
const mostCorrected = 4

/** For whom, and among what: a word that only other things say finds none of these. */
export type CorrectedFor = { tenant: string; signedIn: boolean; synonyms: readonly Synonym[]; among: 'site' | 'documents' }

/** What a word that finds nothing was meant to be: the nearest that finds something, for who asks; of those as near, what is said most. */
export function createCorrectWords({ db, stemsOf }: { db: Db; stemsOf: StemsOf }) {
  /** What was asked, with words that nobody knows in the spelling of some that somebody does. */
  async function correct(asked: string, doubtful: readonly string[], who: CorrectedFor): Promise<string> {
    const meant = new Map<string, string>()
    for (const word of (await unknownOf(doubtful, who)).slice(0, mostCorrected)) {
      const found = await correctWord(word, who)
      if (found !== undefined) meant.set(word, found)
    }
    if (meant.size === 0) return asked
    return searchWords(asked)
      .map((word) => meant.get(word) ?? word)
      .join(' ')
  }

  async function correctWord(word: string, who: CorrectedFor): Promise<string | undefined> {
    const { tenant, synonyms, among } = who
    const most = word.length < 4 ? 0 : word.length < 7 ? 1 : 2
    if (most === 0) return undefined
    // Papers are found by what they say, not by what else it is called.
    const said = new Set(
      among === 'documents' ? [] : [...wordsOfTasks, ...synonyms.flatMap(({ word: own, also }) => searchWords(`${own} ${also}`))],
    )
    const like = async (asked: string) => [...new Set([...(await wordsLike(db, tenant, asked)), ...said])]
    const forms = [...(await like(word)), ...(await formsLike(word, like))]
    const near = [...new Set(forms)]
      .filter((each) => each.length > 2 && slipsBetween(word, each, most) <= most)
      .map((each) => ({ word: each, cost: slipCost(word, each), known: said.has(each) }))
      .filter(({ cost }) => cost <= mostCost)
      .toSorted((a, b) => a.cost - b.cost)
      .slice(0, mostWeighed)
    if (near.length === 0) return undefined
    const words = near.map((each) => each.word)
    const [times, stems] = [await countOf(words, who), await stemsOf(words)]
    const [best] = near
      // What is said around things was meant where letters changed places, and hardly else: a "ford" is no "for".
      .map((each, index) => ({
        ...each,
        times: stems[index] === null ? 1 : times[index] + (each.known ? 2 : 0),
        isAround: stems[index] === null || weakWords.has(each.word),
      }))
      .filter((each) => each.times > 0 && (!each.isAround || each.cost <= likeliest))
      .map((each) => ({ ...each, worth: each.cost - 0.12 * Math.log(1 + each.times) }))
      .toSorted((a, b) => a.worth - b.worth)
    return best?.word
  }

  /** How many things say each word, as far as who asks may know of them; those of a common one are not all counted. */
  async function countOf(words: readonly string[], { tenant, signedIn, among }: CorrectedFor): Promise<number[]> {
    const stems = await stemsOf(words)
    const ofWhom = among === 'documents' ? [ofDocuments, ...(signedIn ? [] : [open])] : signedIn ? [] : [open, listed]
    const within = [ofTenant(tenant), ...ofWhom].map((each) => `'${each}'`).join(' & ')
    const counts = stems.map((stem) => {
      if (stem === null) return sql`0`
      const things = countIn(searchDocs, `${within} & '${stem}'`)
      return among === 'documents' ? things : sql`${things} + ${countIn(liveArticles, `'${ofTenant(tenant)}' & '${stem}'`)}`
    })
    const { rows } = (await byIndex(db, sql`select array[${sql.join(counts, sql`, `)}]::int[] as counts`)) as unknown as {
      rows: { counts: number[] }[]
    }
    return rows[0].counts
  }

  /** Those that nothing says. */
  async function unknownOf(words: readonly string[], who: CorrectedFor): Promise<string[]> {
    const times = await countOf(words, who)
    return words.filter((_word, index) => times[index] === 0)
  }

  return { correct }
}

const countIn = (table: typeof searchDocs | typeof liveArticles, wish: string) =>
  sql`(select count(*) from (select 1 from ${table} where found_by @@ ${wish}::tsquery limit 40) as few)`
