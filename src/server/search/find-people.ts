import { foldText } from '../../nouns/fold-text.ts'
import { weakWords } from '../../nouns/search/weak-words.ts'
import type { AgentGuide } from '../agents/agent-guide.ts'
import type { TownGuide } from '../agents/town-guide.ts'
import type { Places } from '../places/create-places.ts'
import type { TenantSettings } from '../tenants.ts'
import { createFindNamedPeople } from './find-named-people.ts'
import type { Clauses } from './find-who-is-there.ts'
import { fittingOf, type FoundPeople } from './found-people.ts'
import { createPlacesAsked } from './places-asked.ts'
import { readAskedOfAgents } from './read-asked-of-agents.ts'
import { asksForSomebody } from './read-who-is-there.ts'
import { createWaysToPeople, type WaysToPeopleNeeds } from './ways-to-people.ts'

type Needs = Omit<WaysToPeopleNeeds, 'guide'> & {
  guide: Pick<AgentGuide, 'findCalled' | 'listMeant' | 'listLanguages' | 'listNames'>
  places: Pick<Places, 'suggest' | 'findNamed' | 'findAlike' | 'townsOf'>
  towns: Pick<TownGuide, 'townOf'>
}

export type How = {
  slips: boolean
  /** Words that the site knows otherwise. */
  others: ReadonlySet<string>
  /** Words that nothing says. */
  unknown: ReadonlySet<string>
  /** Whether it was a task that was asked for, of which who an agent is says nothing. */
  isTask: boolean
}

export type FindPeople = (tenant: TenantSettings, asked: string, how: How) => Promise<FoundPeople>

/** Agents by name, by town and by what they are, as the directory finds them; nobody outside is asked where a place is. */
export function createFindPeople(needs: Needs): FindPeople {
  const { guide } = needs
  const placesAsked = createPlacesAsked(needs)
  const ways = createWaysToPeople({ ...needs, placesAsked })
  const findNamed = createFindNamedPeople({ ...needs, placesAsked, findPeople })
  return findPeople

  async function findPeople(tenant: TenantSettings, asked: string, how: How): Promise<FoundPeople> {
    const { all, ends } = clausesIn(foldText(asked))
    const asks = asksForSomebody(all)
    const spelled = how.slips ? placesAsked.spellPlace(tenant, all, how.unknown, asks) : undefined
    if (spelled) {
      const found = await findPeople(tenant, spelled.asked, { ...how, slips: false, unknown: new Set() })
      if (found.near || found.people.length > 0) return { ...found, meant: spelled.asked, slips: spelled.slips }
    }
    const names = await guide.listNames(tenant)
    // "Phillips County insurance" asks for who sells it there.
    const asksWhere = asks || all.includes('insurance')
    const whereOf = (words: string) =>
      (asksWhere ? placesAsked.officeIn(tenant, words, names) : undefined) ?? placesAsked.placeOf(tenant, words)
    const said = readAskedOfAgents(all, {
      languages: await guide.listLanguages(tenant),
      placeOf: whereOf,
      isKnown: (word) => how.others.has(word),
      isUnknown: (word) => how.slips && !how.others.has(word) && !weakWords.has(word),
    })
    // "Winters agency" is somebody's, before it is of those who write of winters.
    const agency =
      said.saidAgent && !said.isOwn && !how.isTask && said.rest.length <= 2 ? await ways.findHalfNamed(tenant, said, how) : undefined
    if (agency) return agency
    const inStreet = how.isTask ? undefined : await ways.findInStreet(tenant, all)
    if (inStreet) return inStreet
    const fitting = how.isTask ? undefined : await needs.findFitting(tenant, said)
    if (fitting) return { ...fittingOf(fitting), meant: said.meant ?? null, only: true }
    const found = await findNamed(tenant, all, said, how)
    // A street may be called so as well.
    const isStreet = found.near === null && !found.people.some(({ title }) => said.named.every((word) => foldText(title).includes(word)))
    if (found.only && found.meant === null) return (isStreet ? await ways.findHalfNamed(tenant, said, how) : undefined) ?? found
    const called = await ways.findSomebody(tenant, all)
    if (called || how.isTask) return called ?? found
    return (
      (await ways.findHalfNamed(tenant, said, how)) ??
      (await ways.findThere(tenant, { all, ends }, said, whereOf)) ??
      (await ways.findSaying(tenant, all, said)) ??
      (await ways.findOpenThen(tenant, said)) ??
      (await ways.findAlso(tenant, said)) ??
      found
    )
  }
}

/** Folded words, and where a clause ends by its punctuation. */
function clausesIn(folded: string): Clauses {
  const words = [...folded.matchAll(/[\p{L}\p{N}'-]+/gu)]
  const ends = words.flatMap(({ 0: word, index }, at) => (/^\s*[,.;:?!]/.test(folded.slice(index + word.length)) ? [at] : []))
  return { all: words.map(([word]) => word), ends: new Set(ends) }
}
