import { disc, rect, shape, stroke } from '../draw.ts'
import { clay, ink, mix, sand, sky, spruce, wheat } from '../palette.ts'
import type { Lit } from '../stage.ts'
import { pickup } from './pickup.ts'

/** The pickup with everything bolted on: rack, ladder, toolbox, aerial, light bar and snow plough. */
export function workTruck(lit: Lit): string {
  const { at } = lit.light
  const black = at(ink, 0)
  const yellow = at(wheat, 0)
  const steel = at(mix(sand, sky, 0.3), 0, 0.1)

  const rack = stroke('M69 -31L69 -55M95 -31L95 -55M66 -55L100 -55M69 -43L95 -55', black, 1.6)
  const ladder =
    rect(58, -59, 46, 1.6, steel) +
    rect(58, -56.4, 46, 1.4, steel) +
    [62, 68, 74, 80, 86, 92, 98].map((x) => rect(x, -59, 1.4, 4, steel)).join('')
  const toolbox = rect(67, -39, 14, 8, steel) + rect(67, -36.4, 14, 0.9, black) + rect(72.6, -37.4, 3, 2, black)
  const aerial = stroke('M60 -49L65 -70', black, 0.9) + disc(65, -70, 1.2, black)
  const lightBar = rect(44, -52.6, 16, 3, yellow) + rect(50, -52.6, 4, 3, at(clay, 0))
  const plough =
    stroke('M4 -8L-10 -7M4 -13L-9 -14', black, 2) +
    shape('M-13 -21Q-22 -10 -13 2.4L-7.600 2.4Q-15 -9 -8.600 -21Z', yellow) +
    shape('M-8.6 -21Q-15 -9 -7.6 2.4L-5.4 2.4Q-12 -9 -6.4 -21Z', at(mix(wheat, clay, 0.4), 0, 0.3))

  return rack + ladder + toolbox + aerial + pickup(lit, { color: spruce }) + lightBar + plough
}
