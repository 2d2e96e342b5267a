import type { Place } from '../../calls/place-calls.ts'
import type { Limit } from '../identity/rate-limit.ts'

/** Finds where an address is: a service outside, asked by this server alone, so that no visitor's browser calls anybody. */
export interface Geocoder {
  /** The best answer within the served area; undefined when it knows none. Throws `unavailable` when it does not answer. */
  locate(words: string): Promise<Place | undefined>
}

/** How one service is asked and what its answers mean; everything else about it is the same for all. */
export interface GeocodingService {
  name: string
  /** How often all nodes together may ask. */
  limit: Limit
  addressOf(words: string): URL
  headers?: Record<string, string>
  /** Places in the order of the answer. Throws when the answer has no shape it knows. */
  read(answer: unknown): Place[]
}

/** What the site serves, in degrees; Colorado with a little around it. Answers outside are no answers. */
export const servedArea = { south: 36.9, west: -109.2, north: 41.1, east: -101.9 }

export const isServed = ({ lat, lng }: { lat: number; lng: number }) =>
  lat >= servedArea.south && lat <= servedArea.north && lng >= servedArea.west && lng <= servedArea.east
