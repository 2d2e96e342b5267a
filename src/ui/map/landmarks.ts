import { isOnMap, spotOf } from './projection.ts'

type Way = readonly (readonly [lat: number, lng: number])[]

/** Path data through places on the ground; nothing of a way that no served state has a part of. */
function path(way: Way): string[] {
  const spots = way.map(([lat, lng]) => spotOf({ lat, lng }))
  return spots.some(isOnMap) ? [`M${spots.map(({ x, y }) => `${x} ${y}`).join('L')}`] : []
}

/** Rivers, roads and towns of Colorado that people find their way by, at their real places; drawn by hand, not surveyed. */
export const rivers = [
  [
    [39.2, -105.6],
    [39.42, -105.17],
    [39.76, -105],
    [40.1, -104.85],
    [40.4, -104.6],
    [40.35, -104.1],
    [40.28, -103.8],
    [40.62, -103.2],
    [41, -102.25],
  ],
  [
    [39.25, -106.3],
    [38.85, -106.13],
    [38.53, -106],
    [38.45, -105.25],
    [38.26, -104.65],
    [38.05, -103.75],
    [37.98, -103.5],
    [38.09, -102.62],
    [38.03, -102.04],
  ],
  [
    [40.25, -105.85],
    [40.06, -106.4],
    [39.7, -106.7],
    [39.56, -107.3],
    [39.53, -107.78],
    [39.28, -108.2],
    [39.08, -108.57],
    [39.15, -109.06],
  ],
  [
    [37.75, -106.9],
    [37.67, -106.4],
    [37.58, -106.1],
    [37.45, -105.85],
    [36.99, -105.74],
  ],
  [
    [38.5, -106.95],
    [38.45, -107.3],
    [38.75, -108.05],
    [39.06, -108.57],
  ],
  [
    [40.1, -106.9],
    [40.48, -106.85],
    [40.5, -107.55],
    [40.45, -108.5],
    [40.55, -109.06],
  ],
].flatMap((way) => path(way as unknown as Way))

export const highways = [
  [
    [41, -104.88],
    [40.58, -105],
    [40.17, -104.98],
    [39.74, -104.98],
    [39.37, -104.86],
    [38.83, -104.82],
    [38.26, -104.61],
    [37.63, -104.78],
    [37.17, -104.5],
    [36.99, -104.49],
  ],
  [
    [39.17, -109.06],
    [39.08, -108.55],
    [39.53, -107.78],
    [39.55, -107.32],
    [39.64, -106.37],
    [39.58, -106.09],
    [39.72, -105.7],
    [39.74, -104.98],
    [39.73, -104.3],
    [39.27, -103.69],
    [39.3, -102.27],
    [39.35, -102.04],
  ],
  [
    [39.8, -104.98],
    [39.99, -104.75],
    [40.25, -103.8],
    [40.6, -103.22],
    [40.96, -102.35],
    [41, -102.15],
  ],
].flatMap((way) => path(way as unknown as Way))

export const roads = [
  [
    [39.05, -108.55],
    [38.74, -108.07],
    [38.48, -107.88],
    [38.52, -106.93],
    [38.5, -106.4],
    [38.53, -106],
    [38.44, -105.24],
    [38.26, -104.61],
    [37.98, -103.54],
    [38.09, -102.62],
    [38.06, -102.04],
  ],
  [
    [37.3, -109.06],
    [37.35, -108.58],
    [37.28, -107.88],
    [37.27, -107.01],
    [37.67, -106.4],
    [37.47, -105.87],
    [37.5, -105.2],
    [37.63, -104.78],
  ],
  [
    [40.25, -109.06],
    [40.51, -107.55],
    [40.48, -106.83],
    [40.06, -106.4],
    [40.08, -105.93],
    [39.75, -105.6],
  ],
].flatMap((way) => path(way as unknown as Way))

/** Peaks along the divide and west of it. */
export const peaks = (
  [
    [40.5, -106.15],
    [40.25, -105.62],
    [39.64, -105.85],
    [39.12, -106.45],
    [38.68, -106.25],
    [38.95, -107.1],
    [37.95, -107.6],
    [37.55, -107.5],
    [37.8, -105.5],
    [40.05, -107.6],
    [38.2, -106.2],
    [37.5, -106.8],
  ] as [number, number][]
)
  .map(([lat, lng]) => spotOf({ lat, lng }))
  .filter(isOnMap)

type Town = { name: string; lat: number; lng: number }

/** Large towns first: `rank` 1 is written on the whole map, 2 only on a part of it. */
export const towns = (
  [
    { name: 'Denver', lat: 39.74, lng: -104.99, rank: 1 },
    { name: 'Colorado Springs', lat: 38.83, lng: -104.82, rank: 1 },
    { name: 'Pueblo', lat: 38.25, lng: -104.61, rank: 1 },
    { name: 'Fort Collins', lat: 40.58, lng: -105.08, rank: 1 },
    { name: 'Grand Junction', lat: 39.07, lng: -108.55, rank: 1 },
    { name: 'Durango', lat: 37.27, lng: -107.88, rank: 1 },
    { name: 'Alamosa', lat: 37.47, lng: -105.87, rank: 1 },
    { name: 'Sterling', lat: 40.63, lng: -103.21, rank: 1 },
    { name: 'Lamar', lat: 38.09, lng: -102.62, rank: 1 },
    { name: 'Steamboat Springs', lat: 40.48, lng: -106.83, rank: 1 },
    { name: 'Burlington', lat: 39.31, lng: -102.27, rank: 1 },
    { name: 'Limon', lat: 39.26, lng: -103.69, rank: 2 },
    { name: 'Greeley', lat: 40.42, lng: -104.71, rank: 2 },
    { name: 'Fort Morgan', lat: 40.25, lng: -103.8, rank: 2 },
    { name: 'Craig', lat: 40.52, lng: -107.55, rank: 2 },
    { name: 'Montrose', lat: 38.48, lng: -107.88, rank: 2 },
    { name: 'Gunnison', lat: 38.54, lng: -106.93, rank: 2 },
    { name: 'Salida', lat: 38.53, lng: -106, rank: 2 },
    { name: 'La Junta', lat: 37.99, lng: -103.54, rank: 2 },
    { name: 'Trinidad', lat: 37.17, lng: -104.5, rank: 2 },
    { name: 'Cortez', lat: 37.35, lng: -108.58, rank: 2 },
    { name: 'Glenwood Springs', lat: 39.55, lng: -107.32, rank: 2 },
  ] satisfies (Town & { rank: 1 | 2 })[]
).filter((town) => isOnMap(spotOf(town)))
