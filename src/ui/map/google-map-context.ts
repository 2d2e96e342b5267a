import { createContext } from 'react'

/** What a browser is told to show Google's map: `key` is seen by everybody, `id` names a style made at Google's. */
export interface GoogleMapSetting {
  key: string
  id?: string
}

/** Undefined where the drawing is the map, as it is by default. */
export const GoogleMapContext = createContext<GoogleMapSetting | undefined>(undefined)
