import { z } from 'zod'
import type { GeocodingService } from './geocoder.ts'

const answer = z.object({
  status: z.enum(['OK', 'ZERO_RESULTS']),
  results: z.array(
    z.object({ formatted_address: z.string(), geometry: z.object({ location: z.object({ lat: z.number(), lng: z.number() }) }) }),
  ),
})

/** Google's Geocoding API; `key` is billed by Google for each address that is not known here yet. */
export function googleService({ key }: { key: string }): GeocodingService {
  return {
    name: 'google',
    limit: { max: 120, windowSeconds: 60 },
    addressOf(words, { south, west, north, east }) {
      const asked = { address: words, key, components: 'country:US', bounds: `${south},${west}|${north},${east}` }
      return new URL(`https://maps.googleapis.com/maps/api/geocode/json?${new URLSearchParams(asked)}`)
    },
    read: (json) =>
      answer.parse(json).results.map(({ formatted_address: name, geometry }) => ({ name, kind: 'address', ...geometry.location })),
  }
}
