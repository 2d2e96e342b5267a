import { foldText } from '../../nouns/fold-text.ts'
import type { AgentGuide } from '../agents/agent-guide.ts'
import type { TenantSettings } from '../tenants.ts'
import { withoutOwn } from './find-by-half-name.ts'
import { isSaid } from './what-is-meant.ts'

type Guide = Pick<AgentGuide, 'findCalled' | 'listNames'>
type Agent = Awaited<ReturnType<Guide['findCalled']>>['agents'][number]

/** So many pairs of words are looked up, each of which is a question to the database. */
const mostPairs = 3

export type FindWholeNames = ReturnType<typeof createFindWholeNames>

/** What stands before a last name alone. */
const honorific = new Set('mr mrs ms miss mister'.split(' '))

/** Whoever's whole name is said, whatever else is: "ask Dana Whitlock to call me back", or the last with how one is addressed: "Mr. Fielding". */
export function createFindWholeNames({ guide }: { guide: Guide }) {
  /**
   * Of folded words in the order they were said; undefined where they name nobody. Two words that people ask with otherwise than as a name
   * mean what they say: "what will price be", though there be a Will Price.
   */
  return async function findWholeNames(
    tenant: TenantSettings,
    asked: readonly string[],
  ): Promise<{ agents: Agent[]; words: string[] } | undefined> {
    const names = await guide.listNames(tenant)
    const all = asked.map(withoutOwn(names))
    const pairs = all.flatMap((word, at) => {
      const pair = [word, all[at + 1] ?? '']
      return pair.every((each) => names.has(each)) && !pair.every(isSaid) ? [pair] : []
    })
    const addressed = all.flatMap((word, at) => (honorific.has(all[at - 1]) && names.has(word) ? [[word]] : []))
    for (const words of [...pairs, ...addressed].slice(0, mostPairs)) {
      const { agents } = await guide.findCalled(tenant, words.join(' '))
      // A town of two words is in the address of many.
      const called = agents.filter(({ title }) => words.every((word) => foldText(title).split(' ').includes(word)))
      if (called.length > 0) return { agents: called, words: asked.filter((_word, at) => words.includes(all[at])) }
    }
    return undefined
  }
}
