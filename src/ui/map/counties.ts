import cut from '#counties' with { type: 'json' }
import { isOnMap, type Spot } from './projection.ts'

/** A county as it was cut at build time (scripts/build-counties.ts): path data in the units of the drawing. */
export interface County {
  name: string
  /** 0 to 3, other than its neighbours'. */
  shade: number
  path: string
}

export const counties: readonly County[] = cut.counties

/** The line around all of them. */
export const border: string = cut.border

type Ring = Spot[]

/** The county a spot lies in; none outside the state. On its very border, where the lines are simplified, the nearest. */
export function countyAt(spot: Spot): County | undefined {
  if (!isOnMap(spot)) return undefined
  const around = counties.find(({ path }) => ringsOf(path).filter((ring) => holds(ring, spot)).length % 2 === 1)
  if (around) return around
  const away = ({ path }: County) =>
    Math.min(...ringsOf(path).flatMap((ring) => ring.map(({ x, y }) => Math.hypot(x - spot.x, y - spot.y))))
  return counties.reduce((nearest, each) => (away(each) < away(nearest) ? each : nearest))
}

/** The smallest box around path data of ours. */
export function boxOf(path: string) {
  const corners = ringsOf(path).flat()
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

const read = new Map<string, Ring[]>()

/** "M1 2l3 4-5 6z" → its corners. */
function ringsOf(path: string): Ring[] {
  const known = read.get(path)
  if (known) return known
  const rings = path.split('z').slice(0, -1).map(cornersOf)
  read.set(path, rings)
  return rings
}

function cornersOf(ring: string): Ring {
  const numbers = (ring.match(/-?\d+/g) ?? []).map(Number)
  let [x, y] = [0, 0]
  return Array.from({ length: numbers.length / 2 }, (_each, index) => ({ x: (x += numbers[index * 2]), y: (y += numbers[index * 2 + 1]) }))
}

/** Counts the sides that a line from the spot to the east crosses. */
function holds(ring: Ring, { x, y }: Spot): boolean {
  let inside = false
  ring.forEach((a, index) => {
    const b = ring[(index + 1) % ring.length]
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside
  })
  return inside
}
