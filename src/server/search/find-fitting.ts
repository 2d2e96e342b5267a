import type { AgentLine } from '../../nouns/agents/agent.ts'
import { lineOfTrade } from '../../nouns/agents/asked-lines.ts'
import { isOpenIn, spansOfWish, writeWishedHours, type WishedHours } from '../../nouns/agents/wished-hours.ts'
import { foldText } from '../../nouns/fold-text.ts'
import { isFiveDigitZip } from '../../nouns/places/zip-code.ts'
import { pageKeywords } from '../../nouns/search/page-keywords.ts'
import { ofWhoAsks } from '../../nouns/search/said-of-people.ts'
import { address } from '../../routes.ts'
import type { AgentSearch } from '../agents/agent-search.ts'
import type { Listed } from '../agents/small-directory.ts'
import type { Places } from '../places/create-places.ts'
import type { TenantSettings } from '../tenants.ts'
import type { AskedOfAgents, SaidPlace } from './read-asked-of-agents.ts'
import type { Weighed, WeighWhoFits } from './weigh-who-fits.ts'

/** What agents were asked for by, and the list of all of those. */
export interface Fitting {
  language?: string | undefined
  hours?: WishedHours | undefined
  line?: AgentLine | undefined
  place?: string | undefined
  href: string
}

type Wish = Omit<Fitting, 'href' | 'place'>
type Agent = Record<'title' | 'email' | 'city' | 'zip' | 'phone', string>
export type FoundFitting = { agents: readonly Agent[]; total: number; list: Fitting | null }

export type FindFitting = ReturnType<typeof createFindFitting>

type Needs = {
  listFitting: AgentSearch
  places: Pick<Places, 'findNamed' | 'suggest'>
  weighWhoFits: WeighWhoFits
}

/** Agents by what they are or do: the languages they speak, when their offices are open, what they insure, and what they write of themselves. */
export function createFindFitting({ listFitting, places, weighWhoFits }: Needs) {
  /** Undefined where nobody was asked for so. */
  return async function findFitting(tenant: TenantSettings, asked: AskedOfAgents): Promise<FoundFitting | undefined> {
    const said = asked.saidAgent ? withoutWhoAsks(asked) : asked
    const { saidAgent, language, place, rest, lines } = said
    if (said.isOwn) return undefined
    const hours = saidAgent || language || place ? said.hours : undefined
    if (rest.length > 0 && !saidAgent)
      return said.asksToSpeak ? findFirst(tenant, ways({ language, hours, line: lines[0] }), place) : undefined
    if (rest.length > 0) return findSaying(tenant, said)
    const line = saidAgent || language || hours ? lines[0] : undefined
    if (language || hours || (line && !place)) return findFirst(tenant, ways({ language, hours, line }), place)
    if (!place || !isFiveDigitZip(place.words)) return undefined
    const there = await listThere(tenant, {}, place)
    return there.total === 1 ? there : undefined
  }

  /** What nobody answers to is asked for with less. */
  async function findFirst(
    tenant: TenantSettings,
    wishes: readonly Wish[],
    place: AskedOfAgents['place'],
  ): Promise<FoundFitting | undefined> {
    for (const wish of wishes) {
      const there = place ? await listThere(tenant, wish, place) : undefined
      const found = there && there.total > 0 ? there : await listNear(tenant, wish, place)
      if (found.total > 0) return found
    }
    return undefined
  }

  async function listThere(
    tenant: TenantSettings,
    wish: Wish,
    { words, name }: NonNullable<AskedOfAgents['place']>,
  ): Promise<FoundFitting> {
    const town = foldText(name)
    const q = isFiveDigitZip(words) ? words : town
    const { agents, total } = await listFitting(tenant, { ...searched(wish), q, page: 1 })
    const here = agents.filter(({ city, zip }) => (isFiveDigitZip(words) ? zip.startsWith(words) : foldText(city) === town))
    // Where others are on the first page too, there are no more of these behind it.
    return { agents: here, total: here.length < agents.length ? here.length : total, list: listOf(wish, name) }
  }

  async function listNear(tenant: TenantSettings, wish: Wish, place: AskedOfAgents['place']): Promise<FoundFitting> {
    const near = place && (places.findNamed(tenant, place.words) ?? places.suggest(tenant, place.words)[0])
    const { agents, total } = await listFitting(tenant, { ...searched(wish), near, page: 1 })
    return { agents, total, list: listOf(wish, place?.name) }
  }

  /** Who says most of the words that are left; where nobody does, who insures what they are. */
  async function findSaying(
    tenant: TenantSettings,
    { rest, language, place, hours, lines, asksToSpeak, asksOpen }: AskedOfAgents,
  ): Promise<FoundFitting | undefined> {
    const isThere = ({ stored: { content } }: Listed) =>
      !place || foldText(content.city) === foldText(place.name) || content.zip.startsWith(place.words)
    const fits = ({ stored: { content }, foundBy: { spans } }: Listed) =>
      (!language || content.languages.some(({ name }) => name.trim() === language)) && (!hours || isOpenIn(spans, spansOfWish(hours)))
    const all = (await weighWhoFits(tenant.client, rest)).filter(({ listed }) => fits(listed))
    const there = all.filter(({ listed, share }) => isThere(listed) && share >= (place ? leastThere : leastShare))
    // Where nobody has an office in the place, who fits is near it.
    const some = there.length > 0 || !place ? there : await someNear(tenant, place, all)
    const agents = some.filter(({ share }) => share >= asMuch * some[0].share).map(({ listed }) => listed.stored.content)
    if (agents.length > 0) return { agents, total: agents.length, list: null }
    const line = lines[0] ?? lineOfTrade(rest, pageKeywords)
    return line || asksToSpeak || asksOpen ? findFirst(tenant, ways({ language, hours, line }), place) : undefined
  }

  /** Of those who fit, who is so near to a place where nobody has an office that people go there. */
  async function someNear(tenant: TenantSettings, { words, name }: SaidPlace, all: readonly Weighed[]): Promise<readonly Weighed[]> {
    const here = places.findNamed(tenant, words)
    if (!here) return []
    const { agents } = await listFitting(tenant, { ...searched({}), near: here, page: 1 })
    if (agents.some(({ city }) => foldText(city) === foldText(name))) return []
    const near = new Set(agents.flatMap(({ email, miles }) => (miles !== null && miles <= mostMiles ? [email] : [])))
    return all.filter(({ listed, share }) => share >= leastShare && near.has(listed.stored.content.email))
  }
}

/** "An agent my parents can talk to": whoever the agent is for is no agent. */
const withoutWhoAsks = (said: AskedOfAgents): AskedOfAgents => ({ ...said, rest: said.rest.filter((word) => !ofWhoAsks.has(word)) })

/** Of what was asked of an agent one says so much at least; who has an office in the town that was said need say less. */
const [leastShare, leastThere] = [0.4, 0.3]
/** As far as people drive to somebody. */
const mostMiles = 40
/** Whoever says nearly as much as who says most fits as well. */
const asMuch = 0.9

/** A wish and what is left of it, the most first. */
function ways({ language, hours, line }: Wish): Wish[] {
  const all = [{ language, hours, line }, { language, line }, { language, hours }, { language }, { hours }, { line }]
  const asked = all.map((wish) => Object.fromEntries(Object.entries(wish).filter(([, each]) => each !== undefined)) as Wish)
  return asked.filter((wish, at) => Object.keys(wish).length > 0 && asked.findIndex((each) => isSame(each, wish)) === at)
}

const isSame = (one: Wish, other: Wish) => JSON.stringify(one) === JSON.stringify(other)

const searched = ({ language = '', hours, line }: Wish) => ({
  q: '',
  near: undefined,
  open: false,
  hours: hours && spansOfWish(hours),
  language,
  line: line ?? '',
})

function listOf(wish: Wish, place: string | undefined): Fitting {
  const { language, hours, line } = wish
  const asked = Object.entries({ near: place, open: hours && writeWishedHours(hours), language, line })
  const query = new URLSearchParams(asked.flatMap(([name, value]) => (value ? [[name, value]] : [])))
  return { ...wish, place, href: `${address.findAnAgent}?${query}` }
}
