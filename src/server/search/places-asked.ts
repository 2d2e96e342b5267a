import { foldText } from '../../nouns/fold-text.ts'
import { isFiveDigitZip } from '../../nouns/places/zip-code.ts'
import { slipsBetween } from '../../nouns/slips.ts'
import { address, townAddress } from '../../routes.ts'
import type { TownGuide } from '../agents/town-guide.ts'
import type { Places } from '../places/create-places.ts'
import type { TenantSettings } from '../tenants.ts'

type Needs = { places: Pick<Places, 'suggest' | 'findNamed' | 'findAlike' | 'townsOf'>; towns: Pick<TownGuide, 'townOf'> }

/** So many words a town has at most. */
const mostOfTown = 3
/** A shorter word is like too many towns. */
const leastOfTown = 5

export type PlacesAsked = ReturnType<typeof createPlacesAsked>

/** What words of a question are as places, by our own list of them; nobody outside is asked. */
export function createPlacesAsked({ places, towns }: Needs) {
  return { spellPlace, nearTo, placeOf, officeIn }

  /**
   * With a town of several words in its spelling, where one of them is nothing otherwise: "Colorado Srpings"; of one word where somebody is
   * asked for in it and nothing else is mistyped.
   */
  function spellPlace(
    tenant: TenantSettings,
    all: readonly string[],
    unknown: ReadonlySet<string>,
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
}
