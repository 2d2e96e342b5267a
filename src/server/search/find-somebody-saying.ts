import { foldText } from '../../nouns/fold-text.ts'
import type { StoredAgent } from '../agents/agent-guide.ts'
import { aroundAgents, type AskedOfAgents } from './read-asked-of-agents.ts'
import { howSomebodyIsAskedFor } from './read-who-is-there.ts'
import type { WeighWhoFits } from './weigh-who-fits.ts'

/** How much of it whoever is told of says at least, and whoever does it, in so many words. */
const [leastOfKnown, leastOfAny, leastWords] = [0.42, 0.6, 2]
/** Whoever says nearly as much as who says most fits as well. */
const asMuch = 0.9

/** Who writes all that was asked of somebody counts so much beside pages that say it all: what those likely mean counts as well. */
const counts = { known: 2.6, any: 1.8 }
const ofTasks = /^(claims?|bills?|billing|pays?|paid|payments?|quotes?)$/

export type FindSomebodySaying = ReturnType<typeof createFindSomebodySaying>

/** Who is asked for by what one is or does, whether an agent was said or not: "the lady who started at the front desk", "who knows old brick houses". */
export function createFindSomebodySaying({ weighWhoFits }: { weighWhoFits: WeighWhoFits }) {
  return async function findSomebodySaying(
    tenant: string,
    all: readonly string[],
    { rest, place, isOwn, saidAgent }: Pick<AskedOfAgents, 'rest' | 'place' | 'isOwn' | 'saidAgent'>,
  ): Promise<{ agents: readonly StoredAgent['content'][]; counts: number } | undefined> {
    const wish = howSomebodyIsAskedFor(all)
    // Whoever handles a claim or a bill is told by the pages of those.
    if (all.some((word) => ofTasks.test(word))) return undefined
    if (!wish || isOwn || saidAgent || rest.length === 0) return undefined
    const meant = (words: readonly string[]) => words.filter((word) => !aroundAgents(word))
    const weighed = await weighWhoFits(tenant, meant(all))
    // What one tells of oneself before is no wish: "slid off the road, need somebody to pull me out".
    const wished = new Set((await weighWhoFits(tenant, meant(all.slice(wish.from)))).map(({ listed }) => listed))
    const some = weighed.filter(
      ({ listed, share, words }) =>
        wished.has(listed) &&
        (!place || foldText(listed.stored.content.city) === foldText(place.name)) &&
        (wish.asked === 'known' ? share >= leastOfKnown : share >= leastOfAny && words >= leastWords),
    )
    if (some.length === 0) return undefined
    const [{ share }] = some
    const agents = some.filter((each) => each.share >= asMuch * share).map(({ listed }) => listed.stored.content)
    return { agents, counts: counts[wish.asked] * share ** 2 }
  }
}
