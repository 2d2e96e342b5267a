import { sql } from 'drizzle-orm'
import type { Synonym } from '../../nouns/search/default-synonyms.ts'
import { slipsBetween } from '../../nouns/slips.ts'
import { ofTenant, searchWords } from '../articles/found-by.ts'
import type { StemsOf } from '../articles/word-stems.ts'
import type { Db } from '../db/database.ts'
import { liveArticles, searchDocs } from '../db/schema.ts'
import { byIndex } from './by-index.ts'
import { wordsLike } from '../content/learn-words.ts'
import { listed, open } from './own-words.ts'

const mostWeighed = 12

type Asked = { tenant: string; word: string; signedIn: boolean; synonyms: readonly Synonym[] }

/** What a word that finds nothing was meant to be: the nearest that finds something, for who asks; of those as near, what is said most. */
export function createCorrectWords({ db, stemsOf }: { db: Db; stemsOf: StemsOf }) {
  async function correctWord({ tenant, word, signedIn, synonyms }: Asked): Promise<string | undefined> {
    const most = word.length < 4 ? 0 : word.length < 7 ? 1 : 2
    if (most === 0) return undefined
    const said = synonyms.flatMap(({ word: own, also }) => searchWords(`${own} ${also}`)).filter((each) => each.length > 2)
    const near = [...new Set([...(await wordsLike(db, tenant, word)), ...said])]
      .map((each) => ({ word: each, slips: slipsBetween(word, each, most), known: said.includes(each) }))
      .filter(({ slips }) => slips <= most)
      .toSorted((a, b) => a.slips - b.slips || Number(b.word[0] === word[0]) - Number(a.word[0] === word[0]))
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
      .toSorted((a, b) => a.slips - b.slips || weigh(b, word) - weigh(a, word))
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

/** People swap, leave out and double letters; they seldom err in the first. */
function weigh({ word, times }: { word: string; times: number }, typed: string): number {
  return Math.log(1 + times) + (word[0] === typed[0] ? 1.5 : 0) + (word.length >= typed.length ? 0.3 : 0)
}
