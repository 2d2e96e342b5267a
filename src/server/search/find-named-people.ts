import { foldText } from '../../nouns/fold-text.ts'
import { slipsBetween } from '../../nouns/slips.ts'
import type { AgentGuide } from '../agents/agent-guide.ts'
import type { Places } from '../places/create-places.ts'
import type { TenantSettings } from '../tenants.ts'
import type { FindPeople, How } from './find-people.ts'
import { nobody, personOf, type FoundPeople } from './found-people.ts'
import type { PlacesAsked } from './places-asked.ts'
import type { AskedOfAgents } from './read-asked-of-agents.ts'
import { asksForSomebody } from './read-who-is-there.ts'

type Needs = {
  guide: Pick<AgentGuide, 'findCalled' | 'listMeant'>
  places: Pick<Places, 'findAlike'>
  placesAsked: Pick<PlacesAsked, 'nearTo'>
  /** For the question as it was meant, where it was mistyped. */
  findPeople: FindPeople
}

/** Agents whose name, town or street is what was asked for. */
export function createFindNamedPeople({ guide, places, placesAsked, findPeople }: Needs) {
  return findNamed

  async function findNamed(
    tenant: TenantSettings,
    all: readonly string[],
    said: AskedOfAgents,
    { slips, others, isTask }: How,
  ): Promise<FoundPeople> {
    const saidInsurance = said.saidWhere || all.includes('insurance')
    // "Car insurance in Sterling" is asked of who is there; "brush fire" of nobody in Brush.
    const isWhere = said.place !== undefined && said.rest.length === 0 && (saidInsurance || said.lines.length === 0)
    const { named } = said
    const place = isWhere ? said.place?.name : undefined
    if (place === undefined && (named.length === 0 || named.length > 4)) return nobody
    const name = isWhere && said.place ? calledBy(said.place) : named.join(' ')
    if (name.length < 3) return nobody
    // "farm" is no town, though there may be a Farm Road; where somebody is asked for, the half of a town's name is one, whatever else says it.
    const isSaidElse = !said.saidWhere && place === undefined && named.every((word) => others.has(word))
    if (isSaidElse && !asksForSomebody(all)) return nobody
    const found = await guide.findCalled(tenant, name)
    const inOther = isWhere && said.orPlace ? await guide.findCalled(tenant, foldText(said.orPlace.name)) : undefined
    const isName = found.agents.some((agent) => isCalled(agent, name.split(' ')))
    const people = [...(isName ? found.agents : []), ...(inOther?.agents ?? [])].map(personOf)
    const town = place ?? (isName ? townBegun(found.agents, name) : undefined)
    if (isSaidElse && town === undefined) return nobody
    if (people.length > 0 || town !== undefined)
      return {
        ...nobody,
        people,
        total: (isName ? found.total : 0) + (inOther?.total ?? 0),
        near: town === undefined ? null : placesAsked.nearTo(tenant, town, found.agents),
        only: true,
      }
    const meant = slips ? await meantBy(tenant, name, found.total) : undefined
    if (meant === undefined) return nobody
    return {
      ...(await findPeople(tenant, meant, { slips: false, others: new Set(), unknown: new Set(), isTask })),
      meant,
      slips: said.saidWhere ? 0 : slipsBetween(name, foldText(meant), 3),
    }
  }

  /** `found`: how many are called just that. */
  async function meantBy(tenant: TenantSettings, name: string, found: number): Promise<string | undefined> {
    const [town] = places.findAlike(tenant, name)
    if (town) return town.name.split(',')[0]
    return found === 0 ? (await guide.listMeant(tenant, name))[0] : undefined
  }
}

/** A town by its name alone, without the state that was said after it; a ZIP code as it was typed. */
const calledBy = ({ name, words }: NonNullable<AskedOfAgents['place']>) => (/^\d/.test(words) ? words : foldText(name))

/** The town where all of these have their offices, if it is what these words begin: "Steamboat" is Steamboat Springs. */
function townBegun(agents: readonly { city: string }[], words: string): string | undefined {
  const [{ city }] = agents
  return foldText(city).startsWith(`${words} `) && agents.every((each) => each.city === city) ? city : undefined
}

/** Each word begins one of the name, the town or the street; parts of words within others are found by the directory, and are no names. */
function isCalled(
  { title, city, address: street, zip }: { title: string; city: string; address: string; zip: string },
  words: readonly string[],
): boolean {
  const all = foldText(`${title} ${city} ${street} ${zip}`).split(/[^\p{L}\p{N}'-]+/u)
  return words.every((word) => all.some((each) => (word.length < 4 ? each === word : each.startsWith(word))))
}
