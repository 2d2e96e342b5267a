import type { MapForPages } from '../../pages/site/site-agents-map.ts'
import type { Assets } from '../../pages/site/site-visit.ts'
import type { GoogleMapSetting } from '../../ui/map/google-map-context.ts'
import { answerLocatePlace } from '../api/places/locate.ts'
import { answerSuggestPlaces } from '../api/places/suggest.ts'
import type { Places } from '../places/create-places.ts'
import type { Noun } from './noun.ts'

type Needs = { places: Places; assets: Assets; googleMap?: GoogleMapSetting }

/** Towns, counties and addresses, and the map they are shown on. */
export function createPlacesNoun({ places, assets, googleMap }: Needs): Noun<MapForPages> {
  return {
    calls: [answerSuggestPlaces({ places }), answerLocatePlace({ places })],
    jobs: places.jobs,
    forPages: ({ mayEdit }) => ({
      // Whoever edits sees markers move while they type, on the drawing; their page is alive and has a policy of its own.
      map: (shown, beside) =>
        googleMap && shown && !mayEdit
          ? { script: assets.agentsOnGoogle, google: googleMap }
          : { script: beside === 'search' ? assets.agents : assets.mapAlone },
    }),
  }
}
