import { isOnMap, wholeState, type Spot } from './projection.ts'

export type Side = 'right' | 'left' | 'below' | 'above'

const sides: readonly Side[] = ['right', 'left', 'below', 'above']
/** In sizes of the name: how wide a letter is, how far a marker reaches, and where a name begins beside or below its town. */
const [letter, marker, beside, apart] = [0.6, 1.4, 0.5, 2.3]

/** Where a town's name is free of the markers and inside the state's border; below it where there is no such side. */
export function sideOfName(name: string, town: Spot, pins: readonly Spot[], size: number): Side {
  return sides.find((side) => isFree(boxOf(side, town, name.length * letter * size, size), pins, size)) ?? 'below'
}

type Box = { left: number; right: number; top: number; bottom: number }

function boxOf(side: Side, { x, y }: Spot, length: number, size: number): Box {
  if (side === 'right') return { left: x + beside * size, right: x + beside * size + length, top: y - size / 2, bottom: y + size / 2 }
  if (side === 'left') return { left: x - beside * size - length, right: x - beside * size, top: y - size / 2, bottom: y + size / 2 }
  const top = side === 'below' ? y + (apart - 0.5) * size : y - (apart + 0.5) * size
  return { left: x - length / 2, right: x + length / 2, top, bottom: top + size }
}

function isFree({ left, right, top, bottom }: Box, pins: readonly Spot[], size: number): boolean {
  // Up and down there is air beyond the border; to the sides a name would run into its line.
  if (!isOnMap({ x: left, y: 0 }) || !isOnMap({ x: right, y: 0 })) return false
  if (top < wholeState.y || bottom > wholeState.y + wholeState.height) return false
  const nearest = (at: number, from: number, to: number) => Math.min(Math.max(at, from), to)
  return pins.every(({ x, y }) => Math.hypot(x - nearest(x, left, right), y - nearest(y, top, bottom)) > marker * size)
}
