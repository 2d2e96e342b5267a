/**
 * How long agent searches take over the call, at 10², 10⁴ and 10⁵ agents, on the embedded database and on PostgreSQL where
 * TEST_DATABASE_URL says there is one. Part of `npm run bench`; alone: node tests/bench/agents.ts [sizes]
 */
import { gather, personOf } from './agent-crowd.ts'
import { sizesAsked } from './figures.ts'
import { benchSearches, type Dice } from './search-times.ts'

type Wish = (dice: Dice, size: number) => Record<string, string>

const towns = ['Sterling', 'Denver', 'Durango', 'Lamar', 'Craig', 'Pueblo', 'Yuma', 'Grand Junction', 'Alamosa', 'Limon']
const townOf = (dice: Dice) => towns[dice(towns.length)]

/** What is asked, and whether it is held to the ratio: its cost at 10⁵ beside that at 10². */
const wishes: { what: string; ask: Wish; ratio?: boolean }[] = [
  { what: 'name, selective', ask: (dice, size) => ({ q: personOf(dice(size)).title }), ratio: true },
  { what: 'last name', ask: (dice, size) => ({ q: personOf(dice(size)).title.split(' ')[1] }) },
  { what: 'first name', ask: (dice, size) => ({ q: personOf(dice(size)).title.split(' ')[0] }) },
  { what: 'address', ask: (dice, size) => ({ q: personOf(dice(size)).address.slice(0, 14) }) },
  { what: 'nearest to a town', ask: (dice) => ({ near: townOf(dice) }), ratio: true },
  {
    what: 'nearest to a point',
    ask: (dice) => ({ lat: String(37 + dice(4000) / 1000), lng: String(-109 + dice(7000) / 1000) }),
    ratio: true,
  },
  { what: 'nearest of a name', ask: (dice, size) => ({ near: townOf(dice), q: personOf(dice(size)).title.split(' ')[1] }) },
  { what: 'nearest of those in a far town', ask: () => ({ near: 'Julesburg', q: 'durango' }) },
  { what: 'nearest, open, one language', ask: (dice) => ({ near: townOf(dice), open: '1', language: 'Hindi' }) },
  { what: 'one letter', ask: (dice) => ({ q: 'aeqxz'[dice(5)] }) },
  { what: 'a sign (% _ \' ")', ask: (dice) => ({ q: '%_\'"'[dice(4)] }) },
  { what: 'two letters', ask: (dice) => ({ q: ['zz', 'qx', 'st', 'to', 'ww'][dice(5)] }) },
  { what: '200 characters', ask: (dice) => ({ q: 'main street '.repeat(17).slice(dice(3), 200) }) },
  { what: 'a word in every address', ask: () => ({ q: 'street' }) },
  { what: 'no wish, any page', ask: (dice) => ({ page: String(dice(9) + 1) }) },
]

const asks = wishes.map(({ what, ask, ratio = false }) => ({
  what,
  ratio,
  path: (dice: Dice, size: number) => `/api/agents/search?${new URLSearchParams(ask(dice, size))}`,
}))

/** Measures both databases at every size and prints the tables. */
export const benchAgents = (sizes?: readonly number[]): Promise<void> => benchSearches({ of: 'agents', asks, fill: gather }, sizes)

if (import.meta.main) await benchAgents(sizesAsked())
