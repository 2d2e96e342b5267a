import type { Place } from '../../calls/place-calls.ts'
import type { Warn } from '../content/stored-content.ts'
import type { Gazetteer } from './gazetteer.ts'
import type { Geocoder } from './geocoder.ts'

export type PlaceFinder = (words: string) => Promise<Place | undefined>

/** Our own list first, which costs nothing and tells nobody; then the geocoder of the settings, whose silence is no error here. */
export function createPlaceFinder(gazetteer: Gazetteer, geocoder: Geocoder | undefined, warn: Warn): PlaceFinder {
  return async (words) => {
    const known = gazetteer.find(words)
    if (known || !geocoder) return known ?? gazetteer.suggest(words)[0]
    return geocoder.locate(words).catch((error: unknown) => {
      warn({ err: error }, 'the geocoder did not answer')
      return gazetteer.suggest(words)[0]
    })
  }
}
