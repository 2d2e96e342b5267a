import { foldText } from '../../nouns/fold-text.ts'
import type { StoredAgent } from '../agents/agent-guide.ts'
import { aroundAgents, type AskedOfAgents } from './read-asked-of-agents.ts'
import { howSomebodyIsAskedFor } from './read-who-is-there.ts'
import type { Weighed, WeighWhoFits } from './weigh-who-fits.ts'

/** How much of it whoever is told of says at least, and whoever does it, in so many words. */
const [leastOfKnown, leastOfAny, leastWords] = [0.42, 0.6, 2]
/** And where nobody is asked for: what an agent says so much of, in two words of their own or more, was hardly asked of pages alone. */
const leastUntold = 0.4
/** Whoever says nearly as much as who says most fits as well. */
const asMuch = 0.9

/** Who writes all that was asked of somebody counts so much beside pages that say it all: what those likely mean counts as well. */
const counts = { known: 2.6, any: 1.8 }
/** Nobody was asked for: so much where two words of it are said, and where three or more are, which pages hardly say so by chance. */
const [ofTwo, ofMore, more] = [0.5, 2.1, 3]
const ofTasks = /^(claims?|bills?|billing|pays?|paid|payments?|quotes?)$/

export type FindSomebodySaying = ReturnType<typeof createFindSomebodySaying>

/**
 * Who is asked for by what one is or does, whether an agent was said or not: "the lady who started at the front desk", "who knows old brick houses";
 * and who says much of what was asked, though nobody was asked for: "used to teach school". They are perhaps meant, and stand third at least.
 */
export function createFindSomebodySaying({ weighWhoFits }: { weighWhoFits: WeighWhoFits }) {
  return async function findSomebodySaying(
    tenant: string,
    all: readonly string[],
    { rest, place, isOwn, saidAgent }: Pick<AskedOfAgents, 'rest' | 'place' | 'isOwn' | 'saidAgent'>,
  ): Promise<FoundSaying | undefined> {
    if (isOwn || saidAgent || rest.length === 0) return undefined
    const isThere = ({ listed }: Weighed) => !place || foldText(listed.stored.content.city) === foldText(place.name)
    const weighed = await weighWhoFits(tenant, meantOf(all))
    const there = weighed.filter(isThere)
    const told = await findTold(tenant, all, there)
    if (told) return told
    // Where nobody has an office, who writes of it elsewhere is better than nobody.
    const found = findUntold(there.length > 0 ? there : weighed)
    // Where somebody is and what they insure is not all that was asked: "home insurance rates in Pueblo".
    const sayingMore = found && (await weighWhoFits(tenant, rest))
    return sayingMore?.some(({ listed }) => listed.stored.content === found?.agents[0]) ? found : undefined
  }

  async function findTold(tenant: string, all: readonly string[], weighed: readonly Weighed[]): Promise<FoundSaying | undefined> {
    const wish = howSomebodyIsAskedFor(all)
    // Whoever handles a claim or a bill is told by the pages of those.
    if (!wish || all.some((word) => ofTasks.test(word))) return undefined
    // What one tells of oneself before is no wish: "slid off the road, need somebody to pull me out".
    const wished = new Set((await weighWhoFits(tenant, meantOf(all.slice(wish.from)))).map(({ listed }) => listed))
    const some = weighed.filter(
      ({ listed, share, words }) =>
        wished.has(listed) && (wish.asked === 'known' ? share >= leastOfKnown : share >= leastOfAny && words >= leastWords),
    )
    return some.length > 0 ? foundOf(some, counts[wish.asked]) : undefined
  }
}

type FoundSaying = { agents: readonly StoredAgent['content'][]; counts: number }

function findUntold(weighed: readonly Weighed[]): FoundSaying | undefined {
  const some = weighed.filter(({ share, words }) => share >= leastUntold && words >= leastWords)
  return some.length > 0 ? foundOf(some, some[0].words >= more ? ofMore : ofTwo) : undefined
}

function foundOf(some: readonly Weighed[], most: number): FoundSaying {
  const [{ share }] = some
  const agents = some.filter((each) => each.share >= asMuch * share).map(({ listed }) => listed.stored.content)
  return { agents, counts: most * share ** 2 }
}

const meantOf = (words: readonly string[]) => words.filter((word) => !aroundAgents(word))
