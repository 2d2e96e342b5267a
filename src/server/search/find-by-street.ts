import { foldText } from '../../nouns/fold-text.ts'
import type { AgentGuide } from '../agents/agent-guide.ts'
import type { TenantSettings } from '../tenants.ts'
import { aroundAgents } from './read-asked-of-agents.ts'

type Agent = Awaited<ReturnType<AgentGuide['findCalled']>>['agents'][number]

/** What streets are called, with what that is for short. */
const streets: Readonly<Record<string, string>> = Object.fromEntries(
  `street st, road rd, lane ln, avenue ave, court ct, place pl, terrace ter, drive dr, boulevard blvd, way way, row row, walk walk, circle cir, trail trl, parkway pkwy, square sq`
    .split(', ')
    .flatMap((each) => {
      const [whole, short] = each.split(' ')
      return [
        [whole, whole],
        [short, whole],
      ]
    }),
)

/** The name of a street has no more words. */
const mostOfStreet = 3

export type FindByStreet = ReturnType<typeof createFindByStreet>

/** Who has an office in a street that was said, and nothing else with it but the town and small words: "9 Depot Lane". */
export function createFindByStreet({ guide }: { guide: Pick<AgentGuide, 'findCalled'> }) {
  return async function findByStreet(
    tenant: TenantSettings,
    all: readonly string[],
  ): Promise<{ agents: Agent[]; words: string[] } | undefined> {
    const end = all.findIndex((word, at) => at > 0 && Object.hasOwn(streets, word))
    if (end < 0) return undefined
    const from = Math.max(all.slice(0, end).findLastIndex(aroundAgents) + 1, end - mostOfStreet)
    if (from === end) return undefined
    const words = all.slice(from, end + 1)
    const street = [...words.slice(0, -1), streets[all[end]]].join(' ')
    const others = all.filter((word, at) => (at < from || at > end) && !aroundAgents(word))
    const { agents } = await guide.findCalled(tenant, street, others)
    const there = agents.filter(({ address, city, zip }) => {
      const where = foldText(`${city} ${zip}`)
      return isIn(foldText(address), street) && others.every((word) => where.includes(word))
    })
    return there.length > 0 ? { agents: there, words } : undefined
  }
}

const isIn = (address: string, street: string) => ` ${address} `.includes(` ${street} `)
