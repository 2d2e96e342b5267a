import type { UsState } from '../../nouns/places/us-states.ts'
import type { Point } from '../../nouns/places/point.ts'

/** In degrees. */
export interface Area {
  south: number
  west: number
  north: number
  east: number
}

/** Where a tenant's states are. */
export interface ServedArea {
  /** Whose area it is, "CO KS": answers kept for one are no answers for another. */
  name: string
  /** The smallest that holds all of them, for services that ask for one. */
  whole: Area
  holds(point: Point): boolean
}

/** The area of the states a tenant serves; codes that are no state are as if they were not there, and without any it is nowhere. */
export function servedAreaOf(states: readonly string[]): ServedArea {
  const each = states.flatMap((state): Area[] => {
    if (!Object.hasOwn(bounds, state)) return []
    const [south, west, north, east] = bounds[state as UsState]
    return [{ south, west, north, east }]
  })
  const all = (side: keyof Area) => each.map((area) => area[side])
  return {
    name: states.join(' '),
    whole: {
      south: Math.min(...all('south')),
      west: Math.min(...all('west')),
      north: Math.max(...all('north')),
      east: Math.max(...all('east')),
    },
    holds: ({ lat, lng }) => each.some(({ south, west, north, east }) => lat >= south && lat <= north && lng >= west && lng <= east),
  }
}

/** South, west, north and east of each state with a little around it, from us-atlas; of Alaska what lies this side of the date line. */
const bounds: Record<UsState, readonly [number, number, number, number]> = {
  AK: [51.1, -179.3, 71.5, -129.8],
  AL: [30.1, -88.6, 35.1, -84.8],
  AR: [32.9, -94.8, 36.6, -89.5],
  AZ: [31.2, -115, 37.1, -108.9],
  CA: [32.4, -124.5, 42.1, -114],
  CO: [36.9, -109.2, 41.1, -101.9],
  CT: [40.8, -73.9, 42.2, -71.6],
  DC: [38.7, -77.3, 39.1, -76.8],
  DE: [38.3, -75.9, 40, -74.9],
  FL: [24.4, -87.8, 31.1, -79.9],
  GA: [30.2, -85.7, 35.1, -80.7],
  HI: [18.8, -160.4, 22.4, -154.7],
  IA: [40.2, -96.8, 43.6, -90],
  ID: [41.8, -117.4, 49.1, -110.9],
  IL: [36.8, -91.7, 42.6, -87.4],
  IN: [37.6, -88.2, 41.9, -84.6],
  KS: [36.9, -102.2, 40.1, -94.5],
  KY: [36.4, -89.7, 39.3, -81.8],
  LA: [28.8, -94.2, 33.2, -88.7],
  MA: [41.1, -73.6, 43, -69.8],
  MD: [37.8, -79.6, 39.9, -74.9],
  ME: [42.9, -71.2, 47.6, -66.8],
  MI: [41.6, -90.6, 48.3, -82.3],
  MN: [43.4, -97.4, 49.5, -89.4],
  MO: [35.9, -95.9, 40.8, -89],
  MS: [30, -91.8, 35.1, -88],
  MT: [44.2, -116.2, 49.1, -103.9],
  NC: [33.7, -84.5, 36.7, -75.3],
  ND: [45.8, -104.2, 49.1, -96.4],
  NE: [39.9, -104.2, 43.1, -95.2],
  NH: [42.6, -72.7, 45.4, -70.6],
  NJ: [38.8, -75.7, 41.5, -73.8],
  NM: [31.2, -109.2, 37.1, -102.9],
  NV: [34.9, -120.1, 42.1, -113.9],
  NY: [40.4, -79.9, 45.2, -71.7],
  OH: [38.3, -85, 42.1, -80.4],
  OK: [33.5, -103.1, 37.1, -94.3],
  OR: [41.9, -124.7, 46.4, -116.3],
  PA: [39.6, -80.7, 42.4, -74.6],
  RI: [41, -72, 42.2, -71],
  SC: [31.9, -83.5, 35.4, -78.4],
  SD: [42.3, -104.2, 46.1, -96.3],
  TN: [34.8, -90.4, 36.8, -81.5],
  TX: [25.7, -106.8, 36.6, -93.4],
  UT: [36.9, -114.2, 42.1, -108.9],
  VA: [36.4, -83.8, 39.6, -75.1],
  VT: [42.6, -73.6, 45.2, -71.4],
  WA: [45.4, -124.9, 49.1, -116.8],
  WI: [42.4, -93, 47.2, -86.7],
  WV: [37.1, -82.8, 40.8, -77.6],
  WY: [40.9, -111.2, 45.1, -103.9],
}
