import { z } from 'zod'
import type { Place } from '../../calls/place-calls.ts'

const collection = z.object({
  features: z.array(
    z.object({
      geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]).rest(z.number()) }),
      properties: z.record(z.string(), z.unknown()),
    }),
  ),
})

/** The points of a GeoJSON answer, named by the properties. Throws when it is none. */
export function readGeoJson(json: unknown, nameOf: (properties: Record<string, unknown>) => string): Place[] {
  return collection.parse(json).features.map(({ geometry: { coordinates }, properties }) => {
    const [lng, lat] = coordinates
    return { name: nameOf(properties), kind: 'address', lat, lng }
  })
}

/** The filled ones of some words, each once, as an address reads: "12 Elm Street, Wray, Colorado". */
export const joined = (...words: unknown[]) => [...new Set(words.map((word) => String(word ?? '').trim()).filter(Boolean))].join(', ')
