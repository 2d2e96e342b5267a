import { z } from 'zod'
import { readPoint } from '../../nouns/places/point.ts'
import type { Known } from './gazetteer.ts'
import { servedAreaOf } from './served-area.ts'

/** What the Census appends to names: "Sterling city", "Akron town", "Atwood CDP". */
const kinds = / (city|town|village|CDP|municipality|city and county|\(balance\))$/

/**
 * Places of one of the public Census gazetteer files (places, counties or ZCTAs; tab or bar between the columns, the first
 * line naming them) that are of `state` or, where they do not say so, lie in its area. Throws when the file is none of these.
 */
export function readCensusGazetteer(text: string, state: string): Known[] {
  const [head, ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  const mark = head.includes('|') ? '|' : '\t'
  const columns = head.split(mark).map((name) => name.trim().toUpperCase())
  const at = (name: string) => columns.indexOf(name)
  const [usps, geoid, name, lat, lng] = ['USPS', 'GEOID', 'NAME', 'INTPTLAT', 'INTPTLONG'].map(at)
  if (geoid < 0 || lat < 0 || lng < 0)
    throw new Error('This is no Census gazetteer file: its first line names no GEOID, INTPTLAT and INTPTLONG.')
  const area = servedAreaOf([state])
  return lines.flatMap((line): Known[] => {
    const cells = line.split(mark).map((cell) => cell.trim())
    const point = cells.length < columns.length ? undefined : readPoint(cells[lat], cells[lng])
    if (!point || (usps >= 0 && cells[usps] !== state) || !area.holds(point)) return []
    if (name < 0) return [{ name: cells[geoid], county: '', kind: 'zip', ...point, state }]
    const [, county] = /^(.+) County$/.exec(cells[name]) ?? []
    if (county) return [{ name: county, county: '', kind: 'county', ...point, state }]
    return [{ name: cells[name].replace(kinds, ''), county: '', kind: 'town', ...point, state }]
  })
}

/** What the importer writes and the server reads at its start. */
export const importedPlaces = z.array(
  z.object({
    name: z.string(),
    county: z.string(),
    kind: z.enum(['town', 'county', 'zip']),
    lat: z.number(),
    lng: z.number(),
    state: z.string().optional(),
  }),
)
