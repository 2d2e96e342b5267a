import { rect, shape } from '../draw.ts'
import { paper, spruce } from '../palette.ts'
import type { Lit } from '../stage.ts'

/** A white church with its steeple; 34 wide, standing on y = 0. */
export function church({ light, sunSide }: Lit): string {
  const { at, lampsLit, glow } = light
  const wall = at(paper, 0.06, 0.08)
  const shade = at(paper, 0.06, 0.45)
  const roof = at(spruce, 0.06, 0.25)
  const window = lampsLit ? glow : shade
  return [
    rect(-12, -15, 26, 15, wall),
    shape('M-14 -15L-4 -25L8 -25L16 -15Z', roof),
    rect(-18, -28, 9, 28, wall),
    rect(sunSide < 0 ? -12 : -18, -28, 3, 28, shade),
    shape('M-19.4 -28L-13.5 -50L-7.6 -28Z', roof),
    rect(-15, -24, 3, 6, window),
    ...[-5, 2, 9].map((x) => rect(x, -11, 2.6, 6, window)),
  ].join('')
}
