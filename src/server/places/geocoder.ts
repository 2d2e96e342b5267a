import type { Place } from '../../calls/place-calls.ts'

/** Finds where an address is: a service outside, asked by this server alone, so that no visitor's browser calls anybody. */
export interface Geocoder {
  /** The best answer within the served states; undefined when it knows none. Throws when it does not answer. */
  locate(words: string): Promise<Place | undefined>
}
