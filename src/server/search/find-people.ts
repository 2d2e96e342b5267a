import { foldText } from '../../nouns/fold-text.ts'
import { isFiveDigitZip } from '../../nouns/places/zip-code.ts'
import { slipsBetween } from '../../nouns/slips.ts'
import { weakWords } from '../../nouns/search/weak-words.ts'
import { agentAddress, address, townAddress } from '../../routes.ts'
import type { AgentGuide } from '../agents/agent-guide.ts'
import type { TownGuide } from '../agents/town-guide.ts'
import type { Places } from '../places/create-places.ts'
import type { TenantSettings } from '../tenants.ts'
import type { FindByHalfName } from './find-by-half-name.ts'
import type { FindByStreet } from './find-by-street.ts'
import type { FindFitting, Fitting, FoundFitting } from './find-fitting.ts'
import type { FindSomebodySaying } from './find-somebody-saying.ts'
import type { FindWholeNames } from './find-whole-names.ts'
import type { Clauses, FindWhoIsThere } from './find-who-is-there.ts'
import { readAskedOfAgents, type AskedOfAgents } from './read-asked-of-agents.ts'
import { asksForSomebody } from './read-who-is-there.ts'

export interface FoundPerson {
  title: string
  href: string
  text: string
  email: string
}

export interface FoundPeople {
  people: FoundPerson[]
  total: number
  /** Where the words are a town, a county or a ZIP code: who is near there; of a town with an agent its own page. */
  near: { place: string; href: string; inTown: boolean } | null
  /** Where it was asked for by what somebody is or does, and several are: the list of those. */
  fitting: Fitting | null
  /** The name or the town as it is written, where it was not. */
  meant: string | null
  /** How many slips of the pen lie between that and what was typed. */
  slips: number
  /** True where all that was said is who or where. */
  only: boolean
  /** True where just one is what was asked for. */
  one: boolean
  /** Where somebody in a town may be asked for, and others may be meant before. */
  perhaps: boolean
  /** How much whoever was asked for by what one says counts beside pages that say all of it; null where they were asked for otherwise. */
  fits: number | null
  /** The words somebody is called by, where more was said than a name. */
  names: readonly string[]
  /** The words that ask for somebody in a town, where more was said. */
  asking: readonly string[]
}

const nobody: FoundPeople = {
  people: [],
  total: 0,
  near: null,
  fitting: null,
  meant: null,
  slips: 0,
  only: false,
  one: false,
  perhaps: false,
  fits: null,
  names: [],
  asking: [],
}

type Needs = {
  guide: Pick<AgentGuide, 'findCalled' | 'listMeant' | 'listLanguages' | 'listNames'>
  places: Pick<Places, 'suggest' | 'findNamed' | 'findAlike' | 'townsOf'>
  towns: Pick<TownGuide, 'townOf'>
  findFitting: FindFitting
  findWholeNames: FindWholeNames
  findByHalfName: FindByHalfName
  findByStreet: FindByStreet
  findSomebodySaying: FindSomebodySaying
  findWhoIsThere: FindWhoIsThere
}

type How = {
  slips: boolean
  /** Words that the site knows otherwise. */
  others: ReadonlySet<string>
  /** Words that nothing says. */
  unknown: ReadonlySet<string>
  /** Whether it was a task that was asked for, of which who an agent is says nothing. */
  isTask: boolean
}

/** So many words a town has at most. */
const mostOfTown = 3
/** A shorter word is like too many towns. */
const leastOfTown = 5

/** Agents by name, by town and by what they are, as the directory finds them; nobody outside is asked where a place is. */
export function createFindPeople({
  guide,
  places,
  towns,
  findFitting,
  findWholeNames,
  findByHalfName,
  findByStreet,
  findSomebodySaying,
  findWhoIsThere,
}: Needs) {
  return findPeople

  async function findPeople(tenant: TenantSettings, asked: string, how: How): Promise<FoundPeople> {
    const { all, ends } = clausesIn(foldText(asked))
    const asks = asksForSomebody(all)
    const spelled = how.slips ? spellPlace(tenant, all, how, asks) : undefined
    if (spelled) {
      const found = await findPeople(tenant, spelled.asked, { ...how, slips: false, unknown: new Set() })
      if (found.near || found.people.length > 0) return { ...found, meant: spelled.asked, slips: spelled.slips }
    }
    const names = await guide.listNames(tenant)
    // "Phillips County insurance" asks for who sells it there.
    const asksWhere = asks || all.includes('insurance')
    const whereOf = (words: string) => (asksWhere ? officeIn(tenant, words, names) : undefined) ?? placeOf(tenant, words)
    const said = readAskedOfAgents(all, {
      languages: await guide.listLanguages(tenant),
      placeOf: whereOf,
      isKnown: (word) => how.others.has(word),
      isUnknown: (word) => how.slips && !how.others.has(word) && !weakWords.has(word),
    })
    // "Winters agency" is somebody's, before it is of those who write of winters.
    const agency =
      said.saidAgent && !said.isOwn && !how.isTask && said.rest.length <= 2 ? await findHalfNamed(tenant, said, how) : undefined
    if (agency) return agency
    const inStreet = how.isTask ? undefined : await findInStreet(tenant, all)
    if (inStreet) return inStreet
    const fitting = how.isTask ? undefined : await findFitting(tenant, said)
    if (fitting) return { ...fittingOf(fitting), meant: said.meant ?? null, only: true }
    const found = await findNamed(tenant, all, said, how)
    // A street may be called so as well.
    const isStreet = found.near === null && !found.people.some(({ title }) => said.named.every((word) => foldText(title).includes(word)))
    return found.only && found.meant === null
      ? ((isStreet ? await findHalfNamed(tenant, said, how) : undefined) ?? found)
      : ((await findSomebody(tenant, all)) ??
          (how.isTask
            ? undefined
            : ((await findHalfNamed(tenant, said, how)) ??
              (await findThere(tenant, { all, ends }, said, whereOf)) ??
              (await findSaying(tenant, all, said)) ??
              (await findOpenThen(tenant, said)) ??
              (await findAlso(tenant, said)))) ??
          found)
  }

  /**
   * With a town of several words in its spelling, where one of them is nothing otherwise: "Colorado Srpings"; of one word where somebody is
   * asked for in it and nothing else is mistyped.
   */
  function spellPlace(
    tenant: TenantSettings,
    all: readonly string[],
    { unknown }: How,
    asks: boolean,
  ): { asked: string; slips: number } | undefined {
    const least = asks && unknown.size === 1 ? 1 : 2
    for (let length = Math.min(mostOfTown, all.length); length >= least; length--)
      for (let from = 0; from + length <= all.length; from++) {
        const words = all.slice(from, from + length)
        if (length === 1 && !(/^(in|at|near|around)$/.test(all[from - 1] ?? '') && words[0].length >= leastOfTown)) continue
        const typed = words.join(' ')
        if (!words.some((word) => unknown.has(word)) || places.findNamed(tenant, typed)) continue
        const [town] = places.findAlike(tenant, typed).map(({ name }) => name.split(',')[0])
        const slips = town === undefined ? Infinity : slipsBetween(typed, foldText(town), 2)
        if (town !== undefined && slips <= 2 && foldText(town).split(' ').length === length)
          return { asked: all.toSpliced(from, length, town).join(' '), slips }
      }
    return undefined
  }

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
    const near = isSure && !isOne ? nearTo(tenant, place.name, agents) : null
    return { ...nobody, people: agents.map(personOf), total: agents.length, near, one: isOne, perhaps: !isSure, names, asking }
  }

  async function findHalfNamed(tenant: TenantSettings, said: AskedOfAgents, { slips, unknown }: How): Promise<FoundPeople | undefined> {
    const found = await findByHalfName(tenant, said, (word) => slips && unknown.has(word))
    if (!found) return undefined
    const { agents, total, meant = null, words } = found
    return { ...nobody, people: agents.map(personOf), total, meant, only: true, one: total === 1, names: words }
  }

  async function findInStreet(tenant: TenantSettings, all: readonly string[]): Promise<FoundPeople | undefined> {
    const found = await findByStreet(tenant, all)
    if (!found) return undefined
    const { agents, words } = found
    return { ...nobody, people: agents.map(personOf), total: agents.length, only: true, one: agents.length === 1, names: words }
  }

  async function findSaying(tenant: TenantSettings, all: readonly string[], said: AskedOfAgents): Promise<FoundPeople | undefined> {
    const found = await findSomebodySaying(tenant.client, all, said)
    return found && { ...nobody, people: found.agents.map(personOf), total: found.agents.length, fits: found.counts }
  }

  /** Who is open then, where hours alone were asked for: "office hours on Tuesday night"; of the main office perhaps. */
  async function findOpenThen(tenant: TenantSettings, said: AskedOfAgents): Promise<FoundPeople | undefined> {
    if (!said.hours || said.rest.length > 0 || !(said.asksOpen || said.saidWhere)) return undefined
    const found = await findFitting(tenant, { ...said, saidAgent: true, lines: [] })
    return found && { ...nobody, people: found.agents.map(personOf), total: found.total, perhaps: true }
  }

  /** Whoever is called by a word that means another thing more often, where nothing else is said: "June". */
  async function findAlso(tenant: TenantSettings, { rest, named, place }: AskedOfAgents): Promise<FoundPeople | undefined> {
    const [name] = named
    if (place || named.length !== 1 || rest.length !== 1 || !(await guide.listNames(tenant)).has(name)) return undefined
    const { agents } = await guide.findCalled(tenant, name)
    const people = agents.filter(({ title }) => foldText(title).split(' ').includes(name)).map(personOf)
    return people.length > 0 ? { ...nobody, people, total: people.length, perhaps: true } : undefined
  }

  async function findSomebody(tenant: TenantSettings, all: readonly string[]): Promise<FoundPeople | undefined> {
    const found = await findWholeNames(tenant, all)
    if (!found) return undefined
    const { agents, words } = found
    return { ...nobody, people: agents.map(personOf), total: agents.length, one: agents.length === 1, names: words }
  }

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
        near: town === undefined ? null : nearTo(tenant, town, found.agents),
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

  /** A town where somebody has an office has a page that says more than a list; of any other place, who is near. */
  function nearTo(tenant: TenantSettings, place: string, agents: readonly { city: string; state: string }[]) {
    const town = agents.flatMap((agent) => (foldText(agent.city) === foldText(place) ? (towns.townOf(tenant, agent) ?? []) : []))[0]
    const href = town ? townAddress(town.slug) : `${address.findAnAgent}?${new URLSearchParams({ near: place })}`
    return { place, href, inTown: town !== undefined }
  }

  /** The name of the place these words are, exactly; a ZIP code nobody listed is near others. */
  function placeOf(tenant: TenantSettings, words: string): string | undefined {
    const place = places.findNamed(tenant, words) ?? (isFiveDigitZip(words) ? places.suggest(tenant, words)[0] : undefined)
    return place?.name.split(',')[0]
  }

  /** Of a county the one town whose name is among the words agents and their towns are called. */
  function officeIn(tenant: TenantSettings, words: string, names: ReadonlySet<string>): string | undefined {
    const county = places.findNamed(tenant, words)
    if (county?.kind !== 'county') return undefined
    const offices = places.townsOf(tenant, county.name).flatMap(({ name }) => {
      const [town] = name.split(',')
      const said = foldText(town).split(' ')
      return said.every((word) => names.has(word) || word.length < 3) ? [town] : []
    })
    return offices.length === 1 ? offices[0] : undefined
  }

  /** `found`: how many are called just that. */
  async function meantBy(tenant: TenantSettings, name: string, found: number): Promise<string | undefined> {
    const [town] = places.findAlike(tenant, name)
    if (town) return town.name.split(',')[0]
    return found === 0 ? (await guide.listMeant(tenant, name))[0] : undefined
  }
}

/** Folded words, and where a clause ends by its punctuation. */
function clausesIn(folded: string): Clauses {
  const words = [...folded.matchAll(/[\p{L}\p{N}'-]+/gu)]
  const ends = words.flatMap(({ 0: word, index }, at) => (/^\s*[,.;:?!]/.test(folded.slice(index + word.length)) ? [at] : []))
  return { all: words.map(([word]) => word), ends: new Set(ends) }
}

/** A town by its name alone, without the state that was said after it; a ZIP code as it was typed. */
const calledBy = ({ name, words }: NonNullable<AskedOfAgents['place']>) => (/^\d/.test(words) ? words : foldText(name))

/** The town where all of these have their offices, if it is what these words begin: "Steamboat" is Steamboat Springs. */
function townBegun(agents: readonly { city: string }[], words: string): string | undefined {
  const [{ city }] = agents
  return foldText(city).startsWith(`${words} `) && agents.every((each) => each.city === city) ? city : undefined
}

const fittingOf = ({ agents, total, list }: FoundFitting): FoundPeople => ({
  ...nobody,
  people: agents.map(personOf),
  total,
  fitting: total > 1 ? list : null,
  one: total === 1,
})

const personOf = ({ title, email, city, phone }: Record<'title' | 'email' | 'city' | 'phone', string>): FoundPerson => ({
  title,
  email,
  href: agentAddress(email),
  text: officeLine({ city, phone }),
})

/** Where somebody is and is called. */
export const officeLine = ({ city, phone }: Record<'city' | 'phone', string>): string => [city, phone].filter(Boolean).join(' · ')

/** Each word begins one of the name, the town or the street; parts of words within others are found by the directory, and are no names. */
function isCalled(
  { title, city, address: street, zip }: { title: string; city: string; address: string; zip: string },
  words: readonly string[],
): boolean {
  const all = foldText(`${title} ${city} ${street} ${zip}`).split(/[^\p{L}\p{N}'-]+/u)
  return words.every((word) => all.some((each) => (word.length < 4 ? each === word : each.startsWith(word))))
}
