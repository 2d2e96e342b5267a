import { wholeState, within, type MapWindow, type Spot } from './projection.ts'

/** How a map is moved: pure sums over the part of it that is shown. */

/** No closer than this many drawing units (about 35 miles) side to side. */
export const closest = 56

/** The window `factor` times closer, with the point under `around` (0 to 1 across and down) staying where it is. */
export function zoomed(window: MapWindow, factor: number, around: Spot = { x: 0.5, y: 0.5 }): MapWindow {
  const width = Math.min(wholeState.width, Math.max(closest, window.width / factor))
  const height = (width * wholeState.height) / wholeState.width
  const x = window.x + (window.width - width) * around.x
  const y = window.y + (window.height - height) * around.y
  return within({ x, y, width, height })
}

/** The window moved by a share of its own size. */
export const moved = (window: MapWindow, by: Spot): MapWindow =>
  within({ ...window, x: window.x + by.x * window.width, y: window.y + by.y * window.height })

/** The window shows the whole state. */
export const isWhole = ({ width }: MapWindow) => width >= wholeState.width - 1
/** The window cannot come closer. */
export const isClosest = ({ width }: MapWindow) => width <= closest + 1

/** Where a spot lies in the window, 0 to 1 across and down. */
export const shareOf = ({ x, y }: Spot, window: MapWindow): Spot => ({
  x: (x - window.x) / window.width,
  y: (y - window.y) / window.height,
})

/** The spot lies in the window. */
export const isShown = (spot: Spot, window: MapWindow): boolean => {
  const { x, y } = shareOf(spot, window)
  return x >= 0 && x <= 1 && y >= 0 && y <= 1
}
