import { place } from '../draw.ts'
import { grass } from '../grass.ts'
import { deep } from '../palette.ts'
import type { Recipe } from '../recipe.ts'
import type { Stage } from '../stage.ts'
import { depot } from '../symbols/depot.ts'
import { windbreak } from '../windbreak.ts'
import { countryside } from './countryside.ts'

/** The old depot with its lamps lit. */
export const depotScene: Recipe = { time: 'dawn', season: 'autumn', sun: 0.16, horizon: 0.54, focus: 0.5, draw }

function draw(stage: Stage): string {
  const { W, H, U, horizon, focusX, light } = stage
  return [
    countryside(stage),
    windbreak(
      stage,
      { from: [W * 0.99, horizon + H * 0.22], to: [W * 0.84, horizon + H * 0.13], heights: [U * 0.5, U * 0.28], n: 5, lean: 0.09 },
      { depth: 0.05 },
    ),
    place(focusX, horizon + H * 0.3, U * 0.0072, depot(stage)),
    grass(stage, H + 4, U * 0.07, 60, light.at(deep, 0, 0.4)),
  ].join('')
}
