/** Where things are on the drawn map: degrees to drawing units and back. Shared by the page, its marker and the editor. */
import frame from '#map-frame' with { type: 'json' }

export interface Degrees {
  lat: number
  lng: number
}

export interface Spot {
  x: number
  y: number
}

/** A part of the map, in drawing units. */
export interface MapWindow extends Spot {
  width: number
  height: number
}

/** The states that are served, between their borders (scripts/build-counties.ts). Their drawing is 630 by 444 units. */
const state = { ...frame, width: 630, height: 444 }

/** Where a map without any agent has its middle, for adapters that show more than the state (a business constant). */
export const defaultCentre = { lat: 46.43734, lng: -109.85292, zoom: 6 }

/** The whole drawing with air around its border, so that a marker on the border is not cut. */
export const wholeState: MapWindow = { x: -24, y: -24, width: 678, height: 492 }

/** The size of a town's name while the whole state is shown, in drawing units; it stays the same on the screen as the map comes closer. */
const nameSize = 16

/** Below this width more towns have room for their names. */
export const isNear = ({ width }: MapWindow) => width < wholeState.width * 0.62

/** How large names are written in a window, in units of the drawing. */
export const nameSizeIn = ({ width }: MapWindow) => tenth((nameSize * width) / wholeState.width)

/** Where degrees lie on the drawing. */
export const spotOf = ({ lat, lng }: Degrees): Spot => ({
  x: tenth(((lng - state.west) / (state.east - state.west)) * state.width),
  y: tenth(((state.north - lat) / (state.north - state.south)) * state.height),
})

/** The degrees of a spot on the drawing, to four places: about ten metres. */
export const degreesOf = ({ x, y }: Spot): Degrees => ({
  lat: tenThousandth(state.north - (y / state.height) * (state.north - state.south)),
  lng: tenThousandth(state.west + (x / state.width) * (state.east - state.west)),
})

/** The spot lies in the state’s rectangle. */
export const isOnMap = ({ x, y }: Spot) => x >= 0 && x <= state.width && y >= 0 && y <= state.height

/** The smallest window of the map's own shape that holds all spots with room around them, never closer than `least` wide. */
export function windowAround(spots: readonly Spot[], least = 220): MapWindow {
  const inside = spots.filter(isOnMap)
  if (inside.length === 0) return wholeState
  const [xs, ys] = [inside.map(({ x }) => x), inside.map(({ y }) => y)]
  const shape = wholeState.width / wholeState.height
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const width = Math.max(least, (right - left) * 1.24 + 40, ((bottom - top) * 1.24 + 40) * shape)
  // Nearly all of it looks like all of it, cut badly.
  if (width > wholeState.width * 0.85) return wholeState
  return within({ x: (left + right - width) / 2, y: (top + bottom - width / shape) / 2, width, height: width / shape })
}

/** The window moved so that it does not leave the drawing. */
export function within({ x, y, width, height }: MapWindow): MapWindow {
  const held = (at: number, size: number, from: number, whole: number) => Math.min(Math.max(at, from), from + whole - size)
  return {
    x: tenth(held(x, width, wholeState.x, wholeState.width)),
    y: tenth(held(y, height, wholeState.y, wholeState.height)),
    width: tenth(width),
    height: tenth(height),
  }
}

/** The window as a `viewBox` of SVG. */
export const viewBoxOf = ({ x, y, width, height }: MapWindow) => `${x} ${y} ${width} ${height}`

const tenth = (value: number) => Math.round(value * 10) / 10
const tenThousandth = (value: number) => Math.round(value * 10_000) / 10_000
