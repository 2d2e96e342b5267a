import type { Assets, MapForPages } from '../../pages/site.ts'
import type { GoogleMapSetting } from '../../ui/map/google-map-context.ts'
import { answerLocatePlace } from '../api/places/locate.ts'
import { answerSuggestPlaces } from '../api/places/suggest.ts'
import type { Gazetteer } from '../places/gazetteer.ts'
import type { PlaceFinder } from '../places/place-finder.ts'
import type { Noun } from './noun.ts'

type Needs = { gazetteer: Gazetteer; locate: PlaceFinder; assets: Assets; googleMap?: GoogleMapSetting }

/** Towns, counties and addresses, and the map they are shown on. */
export function createPlacesNoun({ gazetteer, locate, assets, googleMap }: Needs): Noun<MapForPages> {
  return {
    calls: [answerSuggestPlaces({ gazetteer }), answerLocatePlace({ locate })],
    forPages: ({ mayEdit }) => ({
      // Whoever edits sees markers move while they type, on the drawing; their page is alive and has a policy of its own.
      map: (shown) => (googleMap && shown && !mayEdit ? { script: assets.agentsOnGoogle, google: googleMap } : { script: assets.agents }),
    }),
  }
}
