import type { Place } from '../../calls/place-calls.ts'
import { foldText } from '../../content/fold-text.ts'
import { coloradoCounties, coloradoTowns } from './colorado-places.ts'
import type { Point } from '../../nouns/places/point.ts'

/** Knows places by name, in memory: answers at once, with no key and no network. */
export interface Gazetteer {
  /** Places that begin with these words: ZIP codes by their digits, towns before counties, 8 at most. */
  suggest(prefix: string): Place[]
  /** The one place these words name exactly, however they are written; undefined when there is none. */
  find(words: string): Place | undefined
  findTown(name: string): Point | undefined
}

/** One line of the importer's files, and what the lists written by hand become. */
export interface Known {
  name: string
  county: string
  kind: 'town' | 'county' | 'zip'
  lat: number
  lng: number
}

type Entry = { place: Place; keys: string[] }

/** `more` are places beside our own, such as imported ones; ours are asked first. */
export function createGazetteer(more: readonly Known[] = []): Gazetteer {
  const known = [...ownPlaces(), ...more]
  const entries = known.map(entryOf)
  const byKey = new Map<string, Entry>()
  for (const entry of entries) for (const key of entry.keys) if (!byKey.has(key)) byKey.set(key, entry)
  const towns = new Map<string, Point>()
  for (const { name, kind, lat, lng } of known) if (kind === 'town' && !towns.has(keyOf(name))) towns.set(keyOf(name), { lat, lng })

  /** A ZIP code nobody listed lies among those that begin with the same three digits: near enough to find an office by. */
  function areaOf(code: string): Place[] {
    const around = known.filter(({ kind, name }) => kind === 'zip' && name.startsWith(code.slice(0, 3)))
    if (around.length === 0) return []
    const middle = (pick: (each: Known) => number) => around.reduce((sum, each) => sum + pick(each), 0) / around.length
    return [{ name: code, kind: 'zip', lat: middle(({ lat }) => lat), lng: middle(({ lng }) => lng) }]
  }

  return {
    suggest(prefix) {
      const wanted = keyOf(prefix)
      if (wanted === '') return []
      const found = new Map<string, Place>()
      for (const { place, keys } of entries) {
        if (keys.some((key) => key.startsWith(wanted)) && !found.has(place.name)) found.set(place.name, place)
        if (found.size === 8) break
      }
      if (found.size === 0 && /^\d{5}$/.test(wanted)) return areaOf(wanted)
      return [...found.values()]
    },
    find: (words) => byKey.get(keyOf(words))?.place,
    findTown: (name) => towns.get(keyOf(name)),
  }
}

/** "Sterling, CO 80751" and "sterling  colorado" are both "sterling", "Ft. Collins" is "fort collins"; a ZIP code alone stays one. */
function keyOf(words: string): string {
  const folded = foldText(words).replace(/[.,]+/g, ' ').replace(/\s+/g, ' ').trim()
  const bare = folded.replace(/ (\d{5})(-\d{4})?$/, '').replace(/ (co|colo|colorado)$/, '')
  return bare.replace(/^(\d{5})-\d{4}$/, '$1').replace(/^(ft|mt|st) /, (_whole, short: string) => `${written[short]} `)
}

/** How the first word of a town is written out. */
const written: Record<string, string> = { ft: 'fort', mt: 'mount', st: 'saint' }

function entryOf({ name, county, kind, lat, lng }: Known): Entry {
  if (kind === 'county') return { place: { name: `${name} County`, kind, lat, lng }, keys: [keyOf(`${name} County`)] }
  if (kind === 'zip') return { place: { name: county ? `${name} ${county}` : name, kind, lat, lng }, keys: [name] }
  const full = county ? `${name}, ${county} County` : name
  return { place: { name: full, kind, lat, lng }, keys: [keyOf(name), keyOf(full)] }
}

function ownPlaces(): Known[] {
  const lines = (text: string) => text.trim().split(/[|\n]/)
  const zips: Known[] = []
  const towns = lines(coloradoTowns).map((line): Known => {
    const [, name, county, lat, lng, codes] = /^(.+), (.+?) (\d[\d.]*) (-[\d.]+)(.*)$/.exec(line) ?? unreadableLine(line)
    const at = { lat: Number(lat), lng: Number(lng) }
    for (const code of codes.trim().split(' ').filter(Boolean)) zips.push({ name: code, county: name, kind: 'zip', ...at })
    return { name, county, kind: 'town', ...at }
  })
  const counties = lines(coloradoCounties).map((line): Known => {
    const [, name, lat, lng] = /^(.+?) (\d[\d.]*) (-[\d.]+)$/.exec(line) ?? unreadableLine(line)
    return { name, county: '', kind: 'county', lat: Number(lat), lng: Number(lng) }
  })
  return [...towns, ...counties, ...zips]
}

function unreadableLine(line: string): never {
  throw new Error(`colorado-places.ts: cannot be read: ${line}`)
}
