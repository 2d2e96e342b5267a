import type { Point } from './draw.ts'

// An invented western state: ridge-line borders in the west, survey lines in the east. No real county is drawn here.
const grid = ['AABBCCDDE', 'AFFBCGGDE', 'HHFIIGJJE', 'HKKILLJMM', 'NNKOOLPPM', '.NQQORRPS']
const [columns, rows] = [9, 6]
const cell = { width: 70, height: 74 }

export const countyNames = {
  A: 'Ridgeline',
  B: 'Timber',
  C: 'Antelope',
  D: 'Larkspur',
  E: 'Redwillow',
  F: 'Blue Sage',
  G: 'Prairie',
  H: 'Granite',
  I: 'Elkhorn',
  J: 'Sandhill',
  K: 'Juniper',
  L: 'Cottonwood',
  M: 'Wheatland',
  N: 'Mesa Alta',
  O: 'Bitterbrush',
  P: 'Buffalo Grass',
  Q: 'Cutbank',
  R: 'Sweetgrass',
  S: 'Tamarack',
} as const

export type County = keyof typeof countyNames

export const counties = Object.keys(countyNames) as County[]

export const countyOutline = (county: County): Point[] => outlineOf((letter) => letter === county)

/** The county a point of the drawing lies in, survey errors aside; outside the state the nearest one. */
export function countyAt({ x, y }: { x: number; y: number }): County {
  const held = (value: number, last: number) => Math.min(Math.max(Math.floor(value), 0), last)
  const [i, j] = [held(x / cell.width, columns - 1), held(y / cell.height, rows - 1)]
  const letter = grid[j][i] === '.' ? grid[j][i + 1] : grid[j][i]
  return letter as County
}

export const stateOutline = (): Point[] => outlineOf((letter) => letter !== '.')

/** Walks around the cells that belong, keeping them on the right hand. */
function outlineOf(belongs: (letter: string) => boolean): Point[] {
  const isInside = (x: number, y: number) => grid[y]?.[x] !== undefined && belongs(grid[y][x])
  const next = new Map<string, Point>()
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      if (!isInside(i, j)) continue
      if (!isInside(i, j - 1)) next.set(`${i},${j}`, [i + 1, j])
      if (!isInside(i + 1, j)) next.set(`${i + 1},${j}`, [i + 1, j + 1])
      if (!isInside(i, j + 1)) next.set(`${i + 1},${j + 1}`, [i, j + 1])
      if (!isInside(i - 1, j)) next.set(`${i},${j + 1}`, [i, j])
    }
  }
  const start = [...next.keys()][0]
  let corner = start.split(',').map(Number) as Point
  const points = [cornerPoint(corner)]
  do {
    const to = next.get(corner.join())!
    points.push(...border(corner, to))
    corner = to
  } while (corner.join() !== start)
  return points
}

/** Where a corner of the grid lies: surveyed, but a little off inside the state. */
function cornerPoint([i, j]: Point): Point {
  const off = (axis: string, inner: boolean) => (inner ? (chance(`${axis}${i},${j}`) - 0.5) * 26 : 0)
  return [i * cell.width + off('x', i > 0 && i < columns), j * cell.height + off('y', j > 0 && j < rows)]
}

/** The points after one corner up to the next, the same seen from both sides. */
function border(from: Point, to: Point): Point[] {
  const backwards = from[0] > to[0] || from[1] > to[1]
  const [a, b] = backwards ? [to, from] : [from, to]
  const [start, end] = [cornerPoint(a), cornerPoint(b)]
  const isEdgeOfState = (axis: 0 | 1, size: number) => a[axis] === b[axis] && (a[axis] === 0 || a[axis] === size)
  const points: Point[] = [start]
  // In the mountains a border follows a ridge.
  if ((a[0] + b[0]) / 2 < 4.2 && !isEdgeOfState(0, columns) && !isEdgeOfState(1, rows)) {
    const [dx, dy] = [end[0] - start[0], end[1] - start[1]]
    const length = Math.hypot(dx, dy)
    for (let k = 1; k < 6; k++) {
      const aside = (chance(`${a}-${b}${k}`) - 0.5) * 19
      points.push([start[0] + (dx * k) / 6 - (dy / length) * aside, start[1] + (dy * k) / 6 + (dx / length) * aside])
    }
  }
  points.push(end)
  return (backwards ? points.toReversed() : points).slice(1)
}

/** A fixed number from 0 up to 1 for a place, whoever asks. */
function chance(place: string): number {
  let h = 2166136261
  for (const character of place) h = Math.imul(h ^ character.charCodeAt(0), 16777619)
  h ^= h >>> 13
  return ((Math.imul(h, 0x5bd1e995) >>> 8) % 10000) / 10000
}
