import { readGeoJson } from './geo-json-places.ts'
import type { GeocodingService } from './geocoder.ts'

/** A Pelias server, one's own or a host's; a host's wants a key. */
export function peliasService({ url, key }: { url: string; key?: string }): GeocodingService {
  return {
    name: 'pelias',
    limit: { max: 120, windowSeconds: 60 },
    addressOf(words, { south, west, north, east }) {
      const within = {
        'boundary.rect.min_lat': String(south),
        'boundary.rect.min_lon': String(west),
        'boundary.rect.max_lat': String(north),
        'boundary.rect.max_lon': String(east),
      }
      return new URL(`${url}/v1/search?${new URLSearchParams({ text: words, size: '5', ...within, ...(key ? { api_key: key } : {}) })}`)
    },
    read: (json) => readGeoJson(json, ({ label }) => String(label ?? '')),
  }
}
