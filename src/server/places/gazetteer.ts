import type { Place } from '../../calls/place-calls.ts'
import { foldText } from '../../nouns/fold-text.ts'
import { closestTo } from '../../nouns/slips.ts'
import { statesOf, type UsState } from '../../nouns/places/us-states.ts'
import { isFiveDigitZip } from '../../nouns/places/zip-code.ts'
import { coloradoCounties, coloradoNicknames, coloradoTowns } from './colorado-places.ts'
import { servedAreaOf } from './served-area.ts'
import { readPoint, type Point } from '../../nouns/places/point.ts'

/** Knows places by name, in memory: answers at once, with no key and no network. */
export interface Gazetteer {
  /** Places that begin with these words: ZIP codes by their digits, towns before counties, 8 at most. */
  suggest(prefix: string): Place[]
  /** Towns and counties that are written almost as these words are, the likest first, three at most. */
  findAlike(words: string): Place[]
  /** The one place these words name exactly, however they are written; undefined when there is none. */
  find(words: string): Place | undefined
  /** The towns of a county, by its name as places have it. */
  townsOf(county: string): Place[]
  /** "Sterling", or "Sterling, Colorado" where towns of several states have the name. */
  findTown(name: string): Point | undefined
}

/** One line of the importer's files, and what the lists written by hand become. */
export interface Known {
  name: string
  county: string
  kind: 'town' | 'county' | 'zip'
  lat: number
  lng: number
  /** Its postal code; what older imports left out is told by where the place lies. */
  state?: string
}

type Entry = { place: Place; keys: string[]; state: string }

/** Of the states a tenant serves. `more` are places beside our own, such as imported ones; ours are asked first. */
export function createGazetteer(states: readonly string[], more: readonly Known[] = []): Gazetteer {
  const served = states.map((state) => ({ state, area: servedAreaOf([state]) }))
  const known = [...ownPlaces(), ...more].flatMap((place) => {
    const state = place.state ?? served.find(({ area }) => area.holds(place))?.state
    return state !== undefined && states.includes(state) ? [{ ...place, state }] : []
  })
  const read = createKeyReader(states)
  const entries = known.map(entryOf)
  const byKey = new Map<string, Entry>()
  const towns = new Map<string, Point>()
  for (const [index, { place, keys, state }] of entries.entries()) {
    for (const key of keys.flatMap((each) => [each, `${each}|${state}`])) if (!byKey.has(key)) byKey.set(key, entries[index])
    const { lat, lng } = place
    for (const key of [keys[0], `${keys[0]}|${state}`]) if (place.kind === 'town' && !towns.has(key)) towns.set(key, { lat, lng })
  }

  // Found where one is named so, and not suggested: whoever types "the" has not named a town yet.
  for (const [town, nicknames] of ownNicknames()) {
    const entry = byKey.get(`${town}|CO`)
    for (const key of nicknames.flatMap((each) => [each, `${each}|CO`])) if (entry && !byKey.has(key)) byKey.set(key, entry)
  }

  const named = entries.filter(({ place }) => place.kind !== 'zip')
  const namedIn = new Map(
    [undefined, ...states].map((within) => [within, byName(named.filter(({ state }) => (within ?? state) === state))]),
  )

  /** A ZIP code nobody listed lies among those that begin with the same three digits: near enough to find an office by. */
  function areaOf(code: string): Place[] {
    const around = known.filter(({ kind, name }) => kind === 'zip' && name.startsWith(code.slice(0, 3)))
    if (around.length === 0) return []
    const middle = (pick: (each: Known) => number) => around.reduce((sum, each) => sum + pick(each), 0) / around.length
    return [{ name: code, kind: 'zip', lat: middle(({ lat }) => lat), lng: middle(({ lng }) => lng) }]
  }

  return {
    suggest(prefix) {
      const { key: wanted, state: within } = read(prefix)
      if (wanted === '') return []
      const found = new Map<string, Place>()
      for (const { place, keys, state } of entries) {
        if (within !== undefined && state !== within) continue
        if (keys.some((key) => key.startsWith(wanted)) && !found.has(place.name)) found.set(place.name, place)
        if (found.size === 8) break
      }
      if (found.size === 0 && isFiveDigitZip(wanted)) return areaOf(wanted)
      return [...found.values()]
    },
    findAlike(words) {
      const { key: wanted, state: within } = read(words)
      const places = namedIn.get(within) ?? new Map<string, Place>()
      return closestTo(wanted, places.keys())
        .slice(0, 3)
        .map((key) => places.get(key) as Place)
    },
    find: (words) => byKey.get(exactly(words))?.place,
    townsOf: (county) => entries.flatMap(({ place }) => (place.kind === 'town' && place.name.endsWith(`, ${county}`) ? [place] : [])),
    findTown: (name) => towns.get(exactly(name)),
  }

  function exactly(words: string): string {
    const { key, state } = read(words)
    return state === undefined ? key : `${key}|${state}`
  }

  function entryOf({ name, county, kind, lat, lng, state }: Known & { state: string }): Entry {
    const keyOf = (words: string) => read(words).key
    // Where several states are served, the name alone says too little.
    const written = (words: string) => (states.length > 1 ? `${words}, ${state}` : words)
    if (kind === 'county') return { place: { name: written(`${name} County`), kind, lat, lng }, keys: [keyOf(`${name} County`)], state }
    if (kind === 'zip') return { place: { name: county ? `${name} ${county}` : name, kind, lat, lng }, keys: [name], state }
    const full = county ? `${name}, ${county} County` : name
    return { place: { name: written(full), kind, lat, lng }, keys: [keyOf(name), keyOf(full)], state }
  }
}

/** Towns come before counties in the list, and of those who share a name the first is meant. */
function byName(entries: readonly Entry[]): ReadonlyMap<string, Place> {
  const named = new Map<string, Place>()
  for (const { place, keys } of entries) if (!named.has(keys[0])) named.set(keys[0], place)
  return named
}

/** "Sterling, CO 80751" and "sterling  colorado" are both "sterling" of CO, "Ft. Collins" is "fort collins"; a ZIP code alone stays one. */
function createKeyReader(states: readonly string[]): (words: string) => { key: string; state?: UsState } {
  const plain = (words: string) => foldText(words).replace(/[.,]+/g, ' ').replace(/\s+/g, ' ').trim()
  const endings = statesOf(states)
    .flatMap(({ code, name, short = code }) => [code, name, short].map((ending) => ({ code, ending: ` ${plain(ending)}` })))
    .toSorted((a, b) => b.ending.length - a.ending.length)

  return (words) => {
    const folded = plain(words).replace(/ (\d{5})(-\d{4})?$/, '')
    const said = endings.find(({ ending }) => folded.endsWith(ending))
    const bare = said ? folded.slice(0, -said.ending.length) : folded
    const key = bare
      .replace(/^(\d{5})-\d{4}$/, '$1')
      .replace(/^(ft|mt|st) /, (_whole, short: string) => `${written[short]} `)
      .replace(/ (spgs|jct)$/, (_whole, short: string) => ` ${written[short]}`)
    return { key, state: said?.code }
  }
}

/** How the first or the last word of a town is written out. */
const written: Record<string, string> = { ft: 'fort', mt: 'mount', st: 'saint', spgs: 'springs', jct: 'junction' }

/** By how a town is read. */
const ownNicknames = () =>
  coloradoNicknames
    .trim()
    .split(/[|\n]/)
    .map((line) => line.split(': '))
    .map(([town, nicknames]) => [foldText(town), nicknames.split(', ')] as const)

function ownPlaces(): Known[] {
  const lines = (text: string) => text.trim().split(/[|\n]/)
  const zips: Known[] = []
  const towns = lines(coloradoTowns).map((line): Known => {
    const [, name, county, lat, lng, codes] = /^(.+), (.+?) (\d[\d.]*) (-[\d.]+)(.*)$/.exec(line) ?? unreadableLine(line)
    const at = readPoint(lat, lng) ?? unreadableLine(line)
    for (const code of codes.trim().split(' ').filter(Boolean)) zips.push({ name: code, county: name, kind: 'zip', ...at, state: 'CO' })
    return { name, county, kind: 'town', ...at, state: 'CO' }
  })
  const counties = lines(coloradoCounties).map((line): Known => {
    const [, name, lat, lng] = /^(.+?) (\d[\d.]*) (-[\d.]+)$/.exec(line) ?? unreadableLine(line)
    const at = readPoint(lat, lng) ?? unreadableLine(line)
    return { name, county: '', kind: 'county', ...at, state: 'CO' }
  })
  return [...towns, ...counties, ...zips]
}

function unreadableLine(line: string): never {
  throw new Error(`colorado-places.ts: cannot be read: ${line}`)
}
