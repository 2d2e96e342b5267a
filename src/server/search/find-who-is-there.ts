import { spansOfWish, type WishedHours } from '../../nouns/agents/wished-hours.ts'
import { foldText } from '../../nouns/fold-text.ts'
import { saidOfPeople } from '../../nouns/search/said-of-people.ts'
import { wordsIn } from '../../words/languages.ts'
import type { AgentGuide } from '../agents/agent-guide.ts'
import type { AgentSearch } from '../agents/agent-search.ts'
import type { StemsOf } from '../articles/word-stems.ts'
import type { TenantSettings } from '../tenants.ts'
import type { FindAgentsSaying } from './find-agents-saying.ts'
import type { AskedOfAgents, SaidPlace } from './read-asked-of-agents.ts'
import { readQuery } from './read-query.ts'
import { readWhoIsThere, saysReached, type WhoIsThere } from './read-who-is-there.ts'
import type { WeighWhoFits } from './weigh-who-fits.ts'
import { isSaid } from './what-is-meant.ts'

type Guide = Pick<AgentGuide, 'findCalled' | 'listNames'>
type Agent = Awaited<ReturnType<Guide['findCalled']>>['agents'][number]
type Said = Pick<AskedOfAgents, 'place' | 'spoken' | 'lines' | 'rest' | 'hours'>

/** Folded words, and the places of those with which a clause ends. */
export type Clauses = { all: readonly string[]; ends: ReadonlySet<number> }

/** Who is there, the one who fits best first; nobody where none has an office in the place. */
export interface FoundThere {
  agents: readonly Agent[]
  place: SaidPlace
  /** Somebody there was surely asked for; else others may be meant before. */
  isSure: boolean
  /** The first is the one who was asked for: by name, or since nobody else there fits as well. */
  isOne: boolean
  /** The words that ask for somebody there, the town's among them. */
  asking: readonly string[]
  /** The words one was named by. */
  names: readonly string[]
}

export type FindWhoIsThere = ReturnType<typeof createFindWhoIsThere>

type Needs = { guide: Guide; listFitting: AgentSearch; findAgentsSaying: FindAgentsSaying; weighWhoFits: WeighWhoFits; stemsOf: StemsOf }

/** So much of what else was said, in so many words. */
const [leastShare, leastWords] = [0.4, 2]
/** Of so many towns at most: each is a question to the directory. */
const mostTowns = 3

/** Who has an office in a town that was said, where somebody there is asked for among other words: "a woman in Durango who does ranch houses". */
export function createFindWhoIsThere({ guide, listFitting, findAgentsSaying, weighWhoFits, stemsOf }: Needs) {
  return async function findWhoIsThere(
    tenant: TenantSettings,
    { all, ends }: Clauses,
    said: Said,
    placeOf: (words: string) => string | undefined,
  ): Promise<FoundThere | undefined> {
    if (!said.place) return undefined
    const names = await guide.listNames(tenant)
    const bare = all.map(withoutEnding)
    const asked = readWhoIsThere(bare, placeOf, ends).slice(0, mostTowns)
    for (const each of asked) {
      const { place, asks, words: asking } = each
      const called = new Set(bare.filter((word, at) => names.has(word) && !place.at.has(at) && isName(word, each, bare)))
      if (asks === 'no' && called.size === 0 && !each.isTown) continue
      const town = foldText(place.name)
      const { agents } = await guide.findCalled(tenant, town)
      const there = agents.filter(({ city }) => foldText(city) === town)
      const [named] = there.filter(({ title }) => namesOf(title).some((name) => called.has(name)))
      if (named)
        return { agents: [named], place, isSure: true, isOne: true, asking, names: all.filter((word) => called.has(withoutEnding(word))) }
      if (asks === 'no') {
        const writing = each.isTown ? await writingOfIt(tenant, each, said, there) : []
        if (writing.length > 0) return { agents: writing, place, isSure: false, isOne: false, asking, names: [] }
        continue
      }
      if (there.length > 0)
        return {
          place,
          isSure: asks === 'surely',
          asking,
          names: [],
          ...(await fittingFirst(tenant, each, said, there)),
          ...(await fittingSurely(tenant, each, said, there)),
        }
    }
    const far = asked.find(({ asks, isTown }) => asks === 'surely' && isTown)
    return far && { agents: [], place: far.place, isSure: true, isOne: false, asking: far.words, names: [] }
  }

  async function fittingFirst(
    tenant: TenantSettings,
    { asks, words }: WhoIsThere,
    { spoken, lines, rest, hours }: Said,
    there: readonly Agent[],
  ) {
    const others = rest.filter((word) => !words.includes(word))
    const saying = await sayingBy(tenant, others)
    const openThen = hours ? await listOpen(tenant, there[0].city, hours) : new Set()
    const lineCalled = wordsIn(tenant.language).agents.lines
    const fit = (agent: Agent) =>
      2 * Number(agent.languages.some((name) => name.trim() === spoken)) +
      2 * Number(openThen.has(agent.email)) +
      Number(lines.some((line) => agent.lines.includes(lineCalled[line]))) +
      (saying.get(agent.email) ?? 0)
    const agents = there.toSorted((a, b) => fit(b) - fit(a))
    return { agents, isOne: asks === 'surely' && fit(agents[0]) > Math.max(0, ...agents.slice(1).map(fit)) }
  }

  /** Where somebody is perhaps asked for, who there writes much of what else is said: "we own a cafe in Durango, does somebody come to us". */
  async function fittingSurely(tenant: TenantSettings, asked: WhoIsThere, said: Said, there: readonly Agent[]) {
    const agents = asked.asks === 'perhaps' ? await writingOfIt(tenant, asked, said, there) : []
    return agents.length > 0 ? { agents, isSure: true, isOne: true } : {}
  }

  /** Who of all agents writes most of what else is said, where that is much and one is there; of a town alone, "goats by Fort Collins", they are perhaps meant. */
  async function writingOfIt(tenant: TenantSettings, { words }: WhoIsThere, { rest }: Said, there: readonly Agent[]) {
    const others = rest.filter((word) => !words.includes(word))
    const [best] = there.length > 0 && others.length > 0 ? await weighWhoFits(tenant.client, others) : []
    const isMuch = best !== undefined && best.share >= leastShare && best.words >= leastWords
    return isMuch ? there.filter(({ email }) => email === best.listed.stored.content.email) : []
  }

  /** By their addresses, who of a town has an office that is open then. */
  async function listOpen(tenant: TenantSettings, city: string, hours: WishedHours): Promise<ReadonlySet<string>> {
    const wish = { q: foldText(city), near: undefined, open: false, hours: spansOfWish(hours), language: '', line: '', page: 1 }
    return new Set((await listFitting(tenant, wish)).agents.map(({ email }) => email))
  }

  /** How much of what else was said each writes of themselves. */
  async function sayingBy(tenant: TenantSettings, rest: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const terms = (await readQuery(rest.join(' '), saidOfPeople, stemsOf)).filter(({ weak }) => !weak)
    const some = terms.length > 0 ? await findAgentsSaying(tenant.client, terms) : []
    return new Map(some.map(({ listed, says }) => [listed.stored.content.email, says.reduce((sum, each) => sum + each, 0)]))
  }
}

/** What people ask with otherwise too is a name where it leads to the town and one is to be reached: "call June in Yuma", and no hail in June. */
function isName(word: string, { beside }: WhoIsThere, all: readonly string[]): boolean {
  return !isSaid(word) || (word === beside && saysReached(all))
}

/** "Amos's", and "who'll". */
const withoutEnding = (word: string) => word.replace(/'(s|ll|d|re|ve)?$/, '')
const namesOf = (title: string) => foldText(title).split(' ')
