import type { Degrees, Spot } from './projection.ts'

/** The part of Google's Maps JavaScript API that is used here, as its reference describes it. */
export interface GoogleMap {
  getZoom(): number | undefined
  setZoom(zoom: number): void
  setCenter(place: Degrees): void
  panTo(place: Degrees): void
  /** Pixels. */
  panBy(x: number, y: number): void
  getBounds(): GoogleBounds | undefined
  fitBounds(bounds: GoogleBounds, padding: number): void
}

interface GoogleBounds {
  extend(place: Degrees): GoogleBounds
  contains(place: Degrees): boolean
}

export interface GoogleOverlay {
  onAdd(): void
  draw(): void
  onRemove(): void
  setMap(map: GoogleMap): void
  getPanes(): { overlayMouseTarget: HTMLElement }
  getProjection(): { fromLatLngToDivPixel(place: Degrees): Spot }
}

export interface GoogleApi {
  Map: new (box: HTMLElement, options: object) => GoogleMap
  OverlayView: { new (): GoogleOverlay; preventMapHitsFrom(element: HTMLElement): void }
  LatLngBounds: new () => GoogleBounds
}

/** What Google's script and this page say to each other with. */
const page: Window & {
  google?: { maps: { importLibrary(name: string): Promise<GoogleApi> } }
  gm_authFailure?(): void
  googleMapReady?(): void
} = window

let api: Promise<GoogleApi> | undefined

/**
 * Google's script, fetched once a page; rejects when it cannot be reached. `refused`, of whoever asked last, is called when
 * Google does not take the key, which it may say long after.
 */
export function loadGoogle(key: string, refused: () => void): Promise<GoogleApi> {
  page.gm_authFailure = refused
  return (api ??= fetchGoogle(key))
}

/** Google puts the nonce of the first script and the first style that has one on its own. */
async function fetchGoogle(key: string): Promise<GoogleApi> {
  await new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.nonce = pageNonce()
    script.async = true
    const asked = { key, v: 'quarterly', loading: 'async', callback: 'googleMapReady', language: document.documentElement.lang }
    script.src = `https://maps.googleapis.com/maps/api/js?${new URLSearchParams(asked)}`
    script.addEventListener('error', reject)
    page.googleMapReady = resolve
    document.head.append(script)
  })
  const { maps } = page.google ?? {}
  if (!maps) throw new Error('Google sent something else.')
  const [{ Map, OverlayView }, { LatLngBounds }] = await Promise.all([maps.importLibrary('maps'), maps.importLibrary('core')])
  return { Map, OverlayView, LatLngBounds }
}

/** A browser hides the attribute and keeps the property. */
export const pageNonce = () => document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''
