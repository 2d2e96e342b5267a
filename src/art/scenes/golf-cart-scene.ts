import { place } from '../draw.ts'
import { grass } from '../grass.ts'
import { deep } from '../palette.ts'
import type { Recipe } from '../recipe.ts'
import type { Stage } from '../stage.ts'
import { golfCart } from '../symbols/golf-cart.ts'
import { windbreak } from '../windbreak.ts'
import { countryside } from './countryside.ts'

/** A cart on the way to the first tee. */
export const golfCartScene: Recipe = { time: 'noon', season: 'summer', sun: 0.2, horizon: 0.54, focus: 0.5, draw }

function draw(stage: Stage): string {
  const { W, H, U, horizon, focusX, light } = stage
  return [
    countryside(stage),
    windbreak(
      stage,
      { from: [W * 0.99, horizon + H * 0.22], to: [W * 0.82, horizon + H * 0.13], heights: [U * 0.5, U * 0.28], n: 5, lean: 0.09 },
      { depth: 0.05 },
    ),
    place(focusX, horizon + H * 0.34, U * 0.0094, golfCart(stage)),
    grass(stage, H + 4, U * 0.07, 60, light.at(deep, 0, 0.4)),
  ].join('')
}
