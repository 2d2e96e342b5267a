import { disc, rect, shape, stroke } from '../draw.ts'
import { clay, ink, mix, paper, sky, spruce, wheat } from '../palette.ts'
import type { Lit } from '../stage.ts'

/** A tractor pulling a round baler, facing left; about 135 wide, standing on y = 0. */
export function baler({ light }: Lit): string {
  const { at } = light
  const black = at(ink, 0)
  const green = at(mix(spruce, wheat, 0.12), 0, 0.05)
  const greenShade = at(spruce, 0, 0.5)
  const hub = at(wheat, 0)
  const glass = at(mix(sky, paper, 0.6), 0, 0.1)
  const tyre = (x: number, radius: number) =>
    disc(x, -radius, radius, black) + disc(x, -radius, radius * 0.58, hub) + disc(x, -radius, radius * 0.2, black)

  const drawbar = shape('M30 -10L46 -12L46 -9L30 -7Z', black)
  const chamber =
    shape('M46 -6L44 -24Q46 -37 60 -38L78 -36Q92 -33 93 -20L90 -6Z', at(clay, 0, 0.1)) +
    shape('M70 -37L78 -36Q92 -33 93 -20L90 -6L78 -6Q84 -24 70 -37Z', at(clay, 0, 0.5)) +
    stroke('M50 -28L88 -26M49 -20L90 -18', at(paper, 0), 1.1, 'opacity=".8"')
  const hood =
    shape('M-40 -14L-39 -27Q-38 -30 -33 -30.5L-6 -32L-4 -14Z', green) +
    shape('M-40 -14L-39.4 -20L-4 -22L-4 -14Z', greenShade) +
    rect(-40.5, -25, 2, 8, black) +
    rect(-26, -42, 2.2, 12, black)
  const cab =
    shape('M-8 -14L-7 -34L-3 -50L20 -50L24 -30L24 -14Z', green) +
    shape('M-4 -33L-.6 -47L8 -47L8 -33Z', glass) +
    shape('M10 -33L10 -47L17.6 -47L20.5 -33Z', glass) +
    rect(-6, -53, 29, 3.6, greenShade)
  const fender = shape('M2 -20Q6 -34 22 -34Q34 -33 36 -22L30 -22Q26 -28 20 -28Q10 -27 8 -16Z', greenShade)

  return drawbar + chamber + tyre(68, 9) + hood + cab + fender + tyre(20, 15) + tyre(-28, 9)
}
