import { sql } from 'drizzle-orm'
import type { Place } from '../../calls/place-calls.ts'
import { foldText } from '../../nouns/fold-text.ts'
import { closestTo } from '../../nouns/slips.ts'
import type { ContentVersion } from '../content/content-version.ts'
import { oncePerVersion } from '../content/once-per-version.ts'
import type { Db } from '../db/database.ts'
import type { TenantSettings } from '../tenants.ts'
import type { AgentSearch } from './agent-search.ts'
import type { AgentWish } from './find-agent-ids.ts'

type Needs = {
  namesOf: NamesOf
  search: AgentSearch
  findAlike(tenant: TenantSettings, words: string): Place[]
}

export type NamesMeant = ReturnType<typeof createNamesMeant>
export type NamesOf = ReturnType<typeof createNamesOf>

/** More words than a name or a town has are no slip of the pen; more letters than they have cost more than they tell. */
const [mostWords, mostLetters, mostOffered, mostNames, mostSlips] = [4, 60, 3, 50_000, 2]

/**
 * What somebody probably meant by a name or a town that finds nobody: each word of it in the spelling of an agent's name, or
 * all of it as the town it is most like. Only what finds somebody is offered, in the words of who is found.
 */
export function createNamesMeant({ namesOf, search, findAlike }: Needs) {
  return async function namesMeant(tenant: TenantSettings, wish: AgentWish): Promise<string[]> {
    const asked = foldText(wish.q)
    const words = asked.split(' ')
    if (asked === '' || asked.length > mostLetters || words.length > mostWords) return []
    const towns = findAlike(tenant, asked).map(({ name }) => foldText(name.split(',')[0]))
    const guesses = [...spelledAs(words, await namesOf(tenant.client)), ...towns].filter((guess) => guess !== asked)
    const offered = new Set<string>()
    for (const guess of [...new Set(guesses)].slice(0, mostOffered)) {
      const { agents } = await search(tenant, { ...wish, q: guess, page: 1 })
      if (agents.length > 0) offered.add(asWritten(guess, [agents[0].title, agents[0].city]))
    }
    return [...offered]
  }
}

/**
 * The words in the spelling of names, most likely first: one word may have several. None where a word is like no name. Beside a name that
 * is right another may be more wrong than a word alone: "perla nair" is Priya Nair, if there is one.
 */
function spelledAs(words: readonly string[], names: ReadonlySet<string>): string[] {
  const most = words.some((word) => names.has(word)) ? mostSlips : undefined
  const spellings = words.map((word) => (names.has(word) ? [word] : closestTo(word, names, word.length > 3 ? most : undefined)))
  if (spellings.some(({ length }) => length === 0)) return []
  if (spellings.length === 1) return spellings[0]
  const doubtful = spellings.findIndex(({ length }) => length > 1)
  const first = spellings.map(([likeliest]) => likeliest)
  if (doubtful < 0) return [first.join(' ')]
  return spellings[doubtful].map((spelling) => first.with(doubtful, spelling).join(' '))
}

/** "jose arellano" as the agent writes it: "José Arellano". */
function asWritten(folded: string, texts: readonly string[]): string {
  const written = new Map(texts.flatMap((text) => text.split(/\s+/)).map((word) => [foldText(word), word]))
  return folded
    .split(' ')
    .map((word) => written.get(word) ?? word)
    .join(' ')
}

/** Every word of the agents' names and of their towns, folded, read once per content version; of many they may be those of a minute ago. */
export const createNamesOf = ({ db, versions }: { db: Db; versions: ContentVersion }) =>
  oncePerVersion(
    versions.items,
    (tenant) => readNames(db, tenant),
    (names) => names.size > manyNames,
  )

/** Those of some two thousand agents, which take the embedded database 25 ms of the processor, of ten thousand 70. */
const manyNames = 4000

async function readNames(db: Db, tenant: string): Promise<ReadonlySet<string>> {
  const { rows } = (await db.execute(sql`
    select distinct word from (
      select unnest(string_to_array(title_key, ' ')) as word from agent_search where tenant = ${tenant}
      union all
      select regexp_split_to_table(town, '[^[:alpha:]]+') from (
        select distinct substring(words from '[^\\n]*$') as town from agent_search where tenant = ${tenant}) as towns) as said
    where length(word) > 2 limit ${mostNames}`)) as unknown as { rows: { word: string }[] }
  return new Set(rows.map(({ word }) => word))
}
