import { foldText } from '../../nouns/fold-text.ts'
import type { AgentGuide } from '../agents/agent-guide.ts'
import type { TenantSettings } from '../tenants.ts'
import type { FindByHalfName } from './find-by-half-name.ts'
import type { FindByStreet } from './find-by-street.ts'
import type { FindFitting } from './find-fitting.ts'
import type { How } from './find-people.ts'
import type { FindSomebodySaying } from './find-somebody-saying.ts'
import type { FindWholeNames } from './find-whole-names.ts'
import type { Clauses, FindWhoIsThere } from './find-who-is-there.ts'
import { fittingOf, onlyThese, type FoundPeople } from './found-people.ts'
import type { PlacesAsked } from './places-asked.ts'
import type { AskedOfAgents } from './read-asked-of-agents.ts'

export type WaysToPeopleNeeds = {
  guide: Pick<AgentGuide, 'findCalled' | 'listNames'>
  findFitting: FindFitting
  findWholeNames: FindWholeNames
  findByHalfName: FindByHalfName
  findByStreet: FindByStreet
  findSomebodySaying: FindSomebodySaying
  findWhoIsThere: FindWhoIsThere
}

/** Each way somebody may be asked for; undefined where the question asks for nobody in that way. */
export function createWaysToPeople({
  guide,
  findFitting,
  findWholeNames,
  findByHalfName,
  findByStreet,
  findSomebodySaying,
  findWhoIsThere,
  placesAsked,
}: WaysToPeopleNeeds & { placesAsked: Pick<PlacesAsked, 'nearTo'> }) {
  return { findThere, findHalfNamed, findInStreet, findSaying, findOpenThen, findAlso, findSomebody }

  async function findThere(
    tenant: TenantSettings,
    clauses: Clauses,
    said: AskedOfAgents,
    whereOf: (words: string) => string | undefined,
  ): Promise<FoundPeople | undefined> {
    const found = await findWhoIsThere(tenant, clauses, said, whereOf)
    if (!found) return undefined
    const { agents, place, isSure, isOne, names, asking } = found
    const rest = said.rest.filter((word) => !asking.includes(word))
    // Where nobody has an office, who fits is near.
    const fitting = agents.length > 0 ? undefined : await findFitting(tenant, { ...said, place, rest, saidAgent: true, asksForOne: true })
    if (fitting) return { ...fittingOf(fitting), asking }
    const near = isSure && !isOne ? placesAsked.nearTo(tenant, place.name, agents) : null
    return { ...onlyThese(agents), near, one: isOne, perhaps: !isSure, names, asking }
  }

  async function findHalfNamed(tenant: TenantSettings, said: AskedOfAgents, { slips, unknown }: How): Promise<FoundPeople | undefined> {
    const found = await findByHalfName(tenant, said, (word) => slips && unknown.has(word))
    if (!found) return undefined
    const { agents, total, meant = null, words } = found
    return { ...onlyThese(agents), total, meant, only: true, one: total === 1, names: words }
  }

  async function findInStreet(tenant: TenantSettings, all: readonly string[]): Promise<FoundPeople | undefined> {
    const found = await findByStreet(tenant, all)
    if (!found) return undefined
    const { agents, words } = found
    return { ...onlyThese(agents), only: true, one: agents.length === 1, names: words }
  }

  async function findSaying(tenant: TenantSettings, all: readonly string[], said: AskedOfAgents): Promise<FoundPeople | undefined> {
    const found = await findSomebodySaying(tenant.client, all, said)
    return found && { ...onlyThese(found.agents), fits: found.counts }
  }

  /** Who is open then, where hours alone were asked for: "office hours on Tuesday night"; of the main office perhaps. */
  async function findOpenThen(tenant: TenantSettings, said: AskedOfAgents): Promise<FoundPeople | undefined> {
    if (!said.hours || said.rest.length > 0 || !(said.asksOpen || said.saidWhere)) return undefined
    const found = await findFitting(tenant, { ...said, saidAgent: true, lines: [] })
    return found && { ...onlyThese(found.agents), total: found.total, perhaps: true }
  }

  /** Whoever is called by a word that means another thing more often, where nothing else is said: "June". */
  async function findAlso(tenant: TenantSettings, { rest, named, place }: AskedOfAgents): Promise<FoundPeople | undefined> {
    const [name] = named
    if (place || named.length !== 1 || rest.length !== 1 || !(await guide.listNames(tenant)).has(name)) return undefined
    const { agents } = await guide.findCalled(tenant, name)
    const called = agents.filter(({ title }) => foldText(title).split(' ').includes(name))
    return called.length > 0 ? { ...onlyThese(called), perhaps: true } : undefined
  }

  async function findSomebody(tenant: TenantSettings, all: readonly string[]): Promise<FoundPeople | undefined> {
    const found = await findWholeNames(tenant, all)
    if (!found) return undefined
    const { agents, words } = found
    return { ...onlyThese(agents), one: agents.length === 1, names: words }
  }
}
