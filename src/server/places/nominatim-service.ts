import { z } from 'zod'
import type { GeocodingService } from './geocoder.ts'

const answer = z.array(z.object({ display_name: z.string(), lat: z.coerce.number(), lon: z.coerce.number() }))

/**
 * Nominatim (OpenStreetMap data). Its public server asks for one request a second at most from all of a site, a name to
 * reach the site by, and no search while people type: only what was submitted comes here.
 */
export function nominatimService({ url = 'https://nominatim.openstreetmap.org', site }: { url?: string; site: string }): GeocodingService {
  return {
    name: 'nominatim',
    limit: { max: 1, windowSeconds: 1 },
    headers: { 'user-agent': `Shelterbelt/1 (${site})` },
    addressOf(words, { south, west, north, east }) {
      const asked = {
        q: words,
        format: 'jsonv2',
        limit: '5',
        countrycodes: 'us',
        bounded: '1',
        viewbox: `${west},${north},${east},${south}`,
      }
      return new URL(`${url}/search?${new URLSearchParams(asked)}`)
    },
    read: (json) => answer.parse(json).map(({ display_name: name, lat, lon: lng }) => ({ name, kind: 'address', lat, lng })),
  }
}
