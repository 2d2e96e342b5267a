import type { Place } from '../../calls/place-calls.ts'
import type { Limit } from '../identity/rate-limit.ts'
import type { Area, ServedArea } from './served-area.ts'

/** Finds where an address is: a service outside, asked by this server alone, so that no visitor's browser calls anybody. */
export interface Geocoder {
  /**
   * The best answer within the area; undefined when it knows none. `mayAsk` is called before anybody outside is asked, and what
   * it throws is thrown; an answer that is known already costs nothing. Throws `unavailable` when it does not answer.
   */
  locate(words: string, area: ServedArea, mayAsk: () => Promise<void>): Promise<Place | undefined>
}

/** How one service is asked and what its answers mean; everything else about it is the same for all. */
export interface GeocodingService {
  name: string
  /** How often all nodes together may ask. */
  limit: Limit
  addressOf(words: string, area: Area): URL
  headers?: Record<string, string>
  /** Places in the order of the answer. Throws when the answer has no shape it knows. */
  read(answer: unknown): Place[]
}
