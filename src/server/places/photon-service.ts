import { joined, readGeoJson } from './geo-json-places.ts'
import type { GeocodingService } from './geocoder.ts'

/** Photon (OpenStreetMap data), its public server or one's own. */
export function photonService({ url = 'https://photon.komoot.io' }: { url?: string }): GeocodingService {
  return {
    name: 'photon',
    limit: { max: 120, windowSeconds: 60 },
    addressOf: (words, { south, west, north, east }) =>
      new URL(`${url}/api/?${new URLSearchParams({ q: words, limit: '5', lang: 'en', bbox: `${west},${south},${east},${north}` })}`),
    read: (json) =>
      readGeoJson(json, ({ name, housenumber, street, city, state }) =>
        joined(name, joined(housenumber, street).replace(', ', ' '), city, state),
      ),
  }
}
