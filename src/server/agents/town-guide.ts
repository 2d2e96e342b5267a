import type { Place } from '../../calls/place-calls.ts'
import { readTownSlug, townSlug, type Town } from '../../nouns/agents/town.ts'
import type { TownAgents } from '../../pages/site/site-agents.ts'
import type { TenantSettings } from '../tenants.ts'
import type { AgentSearch } from './agent-search.ts'

type Needs = {
  search: AgentSearch
  /** The town of exactly that name, from the list of the tenant's own places. */
  findNamed(tenant: TenantSettings, words: string): Place | undefined
}

/** Who is still called near. */
const mostMiles = 60
const mostAround = 6

export type TownGuide = ReturnType<typeof createTownGuide>

/** The agents of one town, for the page of that town: there is one where an agent has an office, and our list of places knows where it is. */
export function createTownGuide({ search, findNamed }: Needs) {
  function findTown(tenant: TenantSettings, slug: string): Town | undefined {
    const read = readTownSlug(slug)
    const place = read && findNamed(tenant, read.words)
    if (!read || place?.kind !== 'town') return undefined
    const [name, county = ''] = place.name.split(', ')
    const town = { slug, name, county: county.endsWith('County') ? county : '', state: read.state, lat: place.lat, lng: place.lng }
    // "ft-collins-co" is Fort Collins too, whose page has one address.
    return townSlug({ city: name, state: read.state }) === slug ? town : undefined
  }

  return {
    findTown,
    /** By where an agent's office is. */
    townOf(tenant: TenantSettings, at: { city: string; state: string }): Town | undefined {
      const slug = townSlug(at)
      return slug === undefined ? undefined : findTown(tenant, slug)
    },
    /** Two searches, each of one page; undefined for a town that nobody knows. */
    async agentsOf(tenant: TenantSettings, slug: string): Promise<TownAgents | undefined> {
      const town = findTown(tenant, slug)
      if (!town) return undefined
      const { name, lat, lng } = town
      const wish = { near: { name, lat, lng }, open: false, language: '', line: '', page: 1 }
      const [named, near] = await Promise.all([search(tenant, { ...wish, q: name }), search(tenant, { ...wish, q: '' })])
      const isHere = (agent: { city: string; state: string }) => townSlug(agent) === slug
      const agents = named.agents.filter(isHere)
      const around = near.agents.filter((agent) => !isHere(agent) && agent.miles !== null && agent.miles <= mostMiles)
      return { town, agents, more: named.pages > 1, around: around.slice(0, mostAround) }
    },
  }
}
