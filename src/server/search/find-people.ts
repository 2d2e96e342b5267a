import { foldText } from '../../nouns/fold-text.ts'
import { slipsBetween } from '../../nouns/slips.ts'
import { weakWords } from '../../nouns/search/weak-words.ts'
import { agentAddress, address, townAddress } from '../../routes.ts'
import type { AgentGuide } from '../agents/agent-guide.ts'
import type { TownGuide } from '../agents/town-guide.ts'
import type { Places } from '../places/create-places.ts'
import type { TenantSettings } from '../tenants.ts'

/** Said around the name of an agent or a town. */
const around = new Set(
  `a an the in near me my at of for around by close closest nearest local office offices agent agents insurance find who is are there any
  broker where phone number email address contact call text reach talk speak to with see meet visit hours i you have do does colorado co town
  sell sells selling`.split(/\s+/),
)

/** What an agent is asked for; beside a town, it is who sells it there that is meant. */
const lines = new Set(
  `auto car truck vehicle home house homeowner homeowners renter renters farm ranch crop business commercial life annuity annuities company
  agency policy coverage quote quotes`.split(/\s+/),
)

export interface FoundPerson {
  title: string
  href: string
  text: string
}

export interface FoundPeople {
  people: FoundPerson[]
  total: number
  /** Where the words are a town, a county or a ZIP code: who is near there; of a town with an agent its own page. */
  near: { place: string; href: string; inTown: boolean } | null
  /** Where a language is named: who speaks it. */
  speaking: { language: string; href: string } | null
  /** The name or the town as it is written, where it was not. */
  meant: string | null
  /** How many slips of the pen lie between that and what was typed. */
  slips: number
  /** True where all that was said is who or where. */
  only: boolean
}

type Needs = {
  guide: Pick<AgentGuide, 'findCalled' | 'listMeant' | 'listLanguages'>
  places: Pick<Places, 'suggest' | 'findAlike'>
  towns: Pick<TownGuide, 'townOf'>
}

const nobody: FoundPeople = { people: [], total: 0, near: null, speaking: null, meant: null, slips: 0, only: false }

/** Agents by name and town, as the directory finds them; nobody outside is asked where a place is. */
export function createFindPeople({ guide, places, towns }: Needs) {
  return async function findPeople(
    tenant: TenantSettings,
    asked: string,
    { slips, others }: { slips: boolean; /** Words that the site knows otherwise. */ others: ReadonlySet<string> },
  ): Promise<FoundPeople> {
    const all = foldText(asked)
      .split(/[^\p{L}\p{N}'-]+/u)
      .filter(Boolean)
    const saidAgent = all.some((word) => /^(agents?|office|near|nearest|closest|local|broker)$/.test(word))
    const saidInsurance = saidAgent || all.includes('insurance')
    const named = all.filter((word) => !around.has(word) && !weakWords.has(word))
    // "Car insurance in Sterling" is asked of who is there; "brush fire" of nobody in Brush.
    const asWhere = saidInsurance ? named.filter((word) => !lines.has(word)) : named
    const words = asWhere.length > 0 && placeOf(tenant, asWhere.join(' ')) !== undefined ? asWhere : named
    if (words.length === 0 || words.length > 4) return nobody
    const name = words.join(' ')
    if (name.length < 3) return nobody
    const place = placeOf(tenant, name)
    const saidLanguage = saidAgent || words.some((word) => /^(speaks?|speaking|language|espanol)$/.test(word))
    const language = saidLanguage ? languageIn(words, await guide.listLanguages(tenant)) : undefined
    if (language)
      return { ...nobody, only: true, speaking: { language, href: `${address.findAnAgent}?${new URLSearchParams({ language })}` } }
    // "farm" is no town, though there may be a Farm Road.
    if (!saidAgent && place === undefined && words.every((word) => others.has(word))) return nobody
    const found = await guide.findCalled(tenant, name)
    const isName = found.agents.some((agent) => isCalled(agent, words))
    const people = isName
      ? found.agents.map(({ title, email, city, phone }) => ({
          title,
          href: agentAddress(email),
          text: [city, phone].filter(Boolean).join(' · '),
        }))
      : []
    if (people.length > 0 || place !== undefined)
      return {
        people,
        total: isName ? found.total : 0,
        near: place === undefined ? null : nearTo(tenant, place, found.agents),
        speaking: null,
        meant: null,
        slips: 0,
        only: true,
      }
    const meant = slips ? await meantBy(tenant, name, found.total) : undefined
    if (meant === undefined) return nobody
    return {
      ...(await findPeople(tenant, meant, { slips: false, others: new Set() })),
      meant,
      slips: saidAgent ? 0 : slipsBetween(name, foldText(meant), 3),
    }
  }

  /** A town where somebody has an office has a page that says more than a list; of any other place, who is near. */
  function nearTo(tenant: TenantSettings, place: string, agents: readonly { city: string; state: string }[]) {
    const town = agents.flatMap((agent) => (foldText(agent.city) === foldText(place) ? (towns.townOf(tenant, agent) ?? []) : []))[0]
    const href = town ? townAddress(town.slug) : `${address.findAnAgent}?${new URLSearchParams({ near: place })}`
    return { place, href, inTown: town !== undefined }
  }

  function languageIn(words: readonly string[], languages: readonly string[]): string | undefined {
    return languages.find((each) => words.includes(foldText(each)) || (each === 'Spanish' && words.includes('espanol')))
  }

  /** The name of the place these words are, exactly. */
  function placeOf(tenant: TenantSettings, words: string): string | undefined {
    const [first] = places.suggest(tenant, words)
    if (!first) return undefined
    const plain = foldText(first.name.split(',')[0])
    const named = first.kind === 'zip' ? plain.split(' ')[0] : plain.replace(/ county$/, '')
    return named === words || plain === words ? first.name.split(',')[0] : undefined
  }

  /** `found`: how many are called just that. */
  async function meantBy(tenant: TenantSettings, name: string, found: number): Promise<string | undefined> {
    const [town] = places.findAlike(tenant, name)
    if (town) return town.name.split(',')[0]
    return found === 0 ? (await guide.listMeant(tenant, name))[0] : undefined
  }
}

/** Each word begins one of the name, the town or the street; parts of words within others are found by the directory, and are no names. */
function isCalled(
  { title, city, address: street, zip }: { title: string; city: string; address: string; zip: string },
  words: readonly string[],
): boolean {
  const all = foldText(`${title} ${city} ${street} ${zip}`).split(/[^\p{L}\p{N}'-]+/u)
  return words.every((word) => all.some((each) => (word.length < 4 ? each === word : each.startsWith(word))))
}
