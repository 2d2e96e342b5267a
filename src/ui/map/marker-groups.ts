import type { Spot } from './projection.ts'

export interface Marker extends Spot {
  id: string
  name: string
  /** What the marker shows: its number in the list. */
  number: string
}

export interface MarkerGroup extends Spot {
  markers: Marker[]
}

/**
 * Markers that would lie over each other become one; `reach` is how near, in drawing units. A group is in the middle
 * of its markers, so groups are joined until none touch.
 */
export function groupMarkers(markers: readonly Marker[], reach: number): MarkerGroup[] {
  let groups: MarkerGroup[] = markers.map((marker) => ({ x: marker.x, y: marker.y, markers: [marker] }))
  for (;;) {
    const pair = findTouching(groups, reach)
    if (!pair) return groups
    const joined = middleOf([...pair[0].markers, ...pair[1].markers])
    groups = groups.flatMap((group) => (group === pair[0] ? [joined] : group === pair[1] ? [] : [group]))
  }
}

function findTouching(groups: readonly MarkerGroup[], reach: number): [MarkerGroup, MarkerGroup] | undefined {
  for (const [index, one] of groups.entries()) {
    const other = groups.slice(index + 1).find(({ x, y }) => Math.hypot(x - one.x, y - one.y) < reach)
    if (other) return [one, other]
  }
  return undefined
}

function middleOf(markers: Marker[]): MarkerGroup {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  return { x: mean(markers.map(({ x }) => x)), y: mean(markers.map(({ y }) => y)), markers }
}
