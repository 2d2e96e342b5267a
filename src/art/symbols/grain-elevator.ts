import { rect, shape } from '../draw.ts'
import { clay, ink, mix, paper, sand } from '../palette.ts'
import type { Lit } from '../stage.ts'

/** A grain elevator and its four bins; 42 wide, standing on y = 0. */
export function grainElevator({ light, sunSide }: Lit): string {
  const { at } = light
  const wall = at(mix(paper, sand, 0.4), 0.06, 0.05)
  const shade = at(sand, 0.06, 0.48)
  const roof = at(mix(clay, ink, 0.2), 0.06, 0.2)
  return [
    ...[0, 8, 16, 24].map((x) => rect(x, -38, 8, 38, wall) + rect(x + 5, -38, 3, 38, shade)),
    rect(-10, -52, 14, 52, wall),
    rect(sunSide < 0 ? -1 : -10, -52, 5, 52, shade),
    shape('M-12 -52L-3 -60L6 -52Z', roof),
    rect(0, -43, 32, 5, roof),
  ].join('')
}
