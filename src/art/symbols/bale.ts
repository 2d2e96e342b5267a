import { oval, shape, stroke } from '../draw.ts'
import { clay, deep, mix, paper, wheat } from '../palette.ts'
import type { Lit } from '../stage.ts'

/** A round bale with its shadow; 34 wide, standing on y = 0. */
export function bale({ light }: Lit): string {
  const { at } = light
  return [
    shape('M0 -20L16 -20A10 10 0 0 1 16 0L0 0Z', at(mix(wheat, clay, 0.28), 0, 0.38)),
    oval(0, -10, 8, 10, at(mix(wheat, paper, 0.12), 0)),
    stroke('M0 -10m-1 0a2 2.6 0 1 1 2 2.4a4.2 5.2 0 1 1 2 -5a6 7.4 0 1 1 -8 4', at(mix(wheat, clay, 0.35), 0, 0.2), 0.9),
    shape('M-8 0L26 0L36 2.4L0 2.4Z', at(deep, 0, 0.3), 'opacity=".35"'),
  ].join('')
}
