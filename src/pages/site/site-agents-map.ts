import type { GoogleMapSetting } from '../../ui/map/google-map-context.ts'

/** The script that makes the map of agents alive, and what it is told where the map is Google's. */
export interface MapOfAgents {
  script: string
  google?: GoogleMapSetting
}

export interface MapForPages {
  /** For a page whose route says that it shows a map, maybe `beside` a search of agents; Google's only where there is something to show on it. */
  map(shown: boolean, beside?: 'search'): MapOfAgents
}
