import { sql } from 'drizzle-orm'
import type { Synonym } from '../../nouns/search/default-synonyms.ts'
import { wordsOfTasks } from '../../nouns/search/straight-answers.ts'
import { slipCost } from '../../nouns/slip-cost.ts'
import { slipsBetween } from '../../nouns/slips.ts'
import { ofTenant, searchWords } from '../articles/found-by.ts'
import type { StemsOf } from '../articles/word-stems.ts'
import type { Db } from '../db/database.ts'
import { liveArticles, searchDocs } from '../db/schema.ts'
import { byIndex } from './by-index.ts'
import { wordsLike } from '../content/learn-words.ts'
import { listed, open } from './own-words.ts'

const mostWeighed = 16
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

type Asked = { tenant: string; word: string; signedIn: boolean; synonyms: readonly Synonym[] }

/** What a word that finds nothing was meant to be: the nearest that finds something, for who asks; of those as near, what is said most. */
export function createCorrectWords({ db, stemsOf }: { db: Db; stemsOf: StemsOf }) {
  async function correctWord({ tenant, word, signedIn, synonyms }: Asked): Promise<string | undefined> {
    const most = word.length < 4 ? 0 : word.length < 7 ? 1 : 2
    if (most === 0) return undefined
    const said = new Set([...wordsOfTasks, ...synonyms.flatMap(({ word: own, also }) => searchWords(`${own} ${also}`))])
    const like = async (asked: string) => [...new Set([...(await wordsLike(db, tenant, asked)), ...said])]
    const forms = [...(await like(word)), ...(await formsLike(word, like))]
    const near = [...new Set(forms)]
      .filter((each) => each.length > 2 && slipsBetween(word, each, most) <= most)
      .map((each) => ({ word: each, cost: slipCost(word, each), known: said.has(each) }))
      .toSorted((a, b) => a.cost - b.cost)
      .slice(0, mostWeighed)
    if (near.length === 0) return undefined
    const times = await countOf(
      tenant,
      near.map((each) => each.word),
      signedIn,
    )
    const [best] = near
      .map((each, index) => ({ ...each, times: times[index] + (each.known ? 2 : 0) }))
      .filter((each) => each.times > 0)
      .map((each) => ({ ...each, worth: each.cost - 0.12 * Math.log(1 + each.times) }))
      .toSorted((a, b) => a.worth - b.worth)
    return best?.word
  }

  /** How many things say each word, as far as who asks may know of them; those of a common one are not all counted. */
  async function countOf(tenant: string, words: readonly string[], signedIn: boolean): Promise<number[]> {
    const stems = await stemsOf(words)
    const within = [ofTenant(tenant), ...(signedIn ? [] : [open, listed])].map((each) => `'${each}'`).join(' & ')
    const counts = stems.map((stem) => {
      if (stem === null) return sql`0`
      const among = (table: typeof searchDocs | typeof liveArticles, wish: string) =>
        sql`(select count(*) from (select 1 from ${table} where found_by @@ ${wish}::tsquery limit 40) as few)`
      return sql`${among(searchDocs, `${within} & '${stem}'`)} + ${among(liveArticles, `'${ofTenant(tenant)}' & '${stem}'`)}`
    })
    const { rows } = (await byIndex(db, sql`select array[${sql.join(counts, sql`, `)}]::int[] as counts`)) as unknown as {
      rows: { counts: number[] }[]
    }
    return rows[0].counts
  }

  /** Those that nothing says. */
  async function unknownOf(tenant: string, words: readonly string[], signedIn: boolean): Promise<string[]> {
    const times = await countOf(tenant, words, signedIn)
    return words.filter((_word, index) => times[index] === 0)
  }

  return { correctWord, unknownOf }
}
