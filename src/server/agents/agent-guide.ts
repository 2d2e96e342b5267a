import { z } from 'zod'
import { agentQuery, type AgentQuery, type AgentResults, type ShownAgent } from '../../calls/agent-search-call.ts'
import type { Place } from '../../calls/place-calls.ts'
import type { Agent } from '../../nouns/agents/agent.ts'
import { readWishedHours, spansOfWish } from '../../nouns/agents/wished-hours.ts'
import { readPoint } from '../../nouns/places/point.ts'
import type { ItemStore, StoredItem } from '../items/item-store.ts'
import type { TenantSettings } from '../tenants.ts'
import type { AgentLanguages } from './agent-languages.ts'
import type { AgentSearch } from './agent-search.ts'
import type { NamesMeant, NamesOf } from './names-meant.ts'
import { presentAgent } from './present-agent.ts'
import type { FindTown } from './search-row.ts'

export type AgentStore = ItemStore<Agent>
export type StoredAgent = StoredItem<Agent>

type Needs = {
  agents: AgentStore
  search: AgentSearch
  languages: AgentLanguages
  namesMeant: NamesMeant
  namesOf: NamesOf
  findTown: FindTown
  /** Where words such as "Sterling" or "80751" lead; undefined when nobody knows. */
  locate(tenant: TenantSettings, words: string, visitor?: string): Promise<Place | undefined>
  /** Towns and counties almost of that name. */
  findAlike(tenant: TenantSettings, words: string): Place[]
  now: () => Date
}

export type AgentGuide = ReturnType<typeof createAgentGuide>

/** What visitors ask of the directory, in the words of an address bar; pages and calls answer alike. */
export function createAgentGuide({ agents, search, languages, namesMeant, namesOf, findTown, locate, findAlike, now }: Needs) {
  /** `visitor` is the address of who asks: what somebody outside must be asked for is counted. */
  async function searchAgents(tenant: TenantSettings, asked: AgentQuery, visitor: string): Promise<AgentResults> {
    const query = readQuery(asked)
    const point = readPoint(query.lat, query.lng)
    const place = point || query.near.trim() === '' ? undefined : await locate(tenant, query.near, visitor)
    const near = point ? { name: query.near.trim() || 'you', ...point } : place && { name: place.name, lat: place.lat, lng: place.lng }
    const hours = readWishedHours(query.open)
    const wish = {
      q: query.q,
      near,
      open: /^(1|true|on)$/.test(query.open),
      hours: hours && spansOfWish(hours),
      language: query.language,
      line: query.line,
    }
    const found = await search(tenant, { ...wish, page: Number.parseInt(query.page, 10) || 1 })
    const unknownPlace = near || query.near.trim() === '' ? null : query.near.trim()
    return {
      ...found,
      near: near ?? null,
      unknownPlace,
      didYouMean: {
        q: found.total === 0 ? await namesMeant(tenant, wish) : [],
        near: unknownPlace === null ? [] : findAlike(tenant, unknownPlace).map(({ name }) => name),
      },
      languages: await languages(tenant.client),
      asOf: now().toISOString(),
    }
  }

  /** By e-mail or number: the agent, or the e-mail that counts instead of an old one, or null. */
  async function findAgent(
    tenant: TenantSettings,
    emailOrId: string,
  ): Promise<{ shown: ShownAgent; stored: StoredAgent } | { movedTo: string } | null> {
    const found = await agents.find(tenant.client, emailOrId)
    if (!found || 'movedTo' in found) return found ?? null
    return { shown: presentAgent(found, findTown, now(), tenant), stored: found }
  }

  return {
    searchAgents,
    findAgent,
    /** The first of those whose name or address says it, and the folded `parts`, and nothing beside: what else may be meant takes longer to know. */
    findCalled: (tenant: TenantSettings, q: string, parts: readonly string[] = []) => search(tenant, { ...calledSo(q), parts, page: 1 }),
    /** The names that were meant by words which find nobody. */
    listMeant: (tenant: TenantSettings, q: string) => namesMeant(tenant, calledSo(q)),
    /** Every word of what they and their towns are called, folded. */
    listNames: (tenant: TenantSettings) => namesOf(tenant.client),
    listLanguages: (tenant: TenantSettings) => languages(tenant.client),
  }
}

const calledSo = (q: string) => ({ q, near: undefined, open: false, language: '', line: '' })

/** Addresses come from anywhere: what is too long is cut, never refused. */
function readQuery(asked: AgentQuery) {
  const read = agentQuery.safeParse(asked)
  if (read.success) return read.data
  return agentQuery.parse(Object.fromEntries(longest.map(([name, most]) => [name, textOf(asked, name).slice(0, most)])))
}

/** How long each part of a search may be, as its contract says; which insurer is asked is none of them. */
const longest = Object.entries(agentQuery.shape).flatMap(([name, part]) =>
  part instanceof z.ZodDefault ? [[name, part.unwrap().maxLength ?? undefined] as const] : [],
)

const textOf = (asked: AgentQuery, name: string) => String(asked[name as keyof AgentQuery] ?? '')
