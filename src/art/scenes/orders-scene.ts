import { place } from '../draw.ts'
import { grass } from '../grass.ts'
import { deep } from '../palette.ts'
import type { Recipe } from '../recipe.ts'
import type { Stage } from '../stage.ts'
import { parcels } from '../symbols/parcels.ts'
import { windbreak } from '../windbreak.ts'
import { countryside } from './countryside.ts'

/** What was ordered, left at the gate. */
export const ordersScene: Recipe = { time: 'dawn', season: 'autumn', sun: 0.82, horizon: 0.5, focus: 0.46, draw }

function draw(stage: Stage): string {
  const { W, H, U, horizon, focusX, light } = stage
  return [
    countryside(stage),
    windbreak(
      stage,
      { from: [W * 0.99, horizon + H * 0.2], to: [W * 0.84, horizon + H * 0.12], heights: [U * 0.46, U * 0.26], n: 5, lean: 0.09 },
      { depth: 0.05 },
    ),
    place(focusX, horizon + H * 0.34, U * 0.0105, parcels(stage)),
    grass(stage, H + 4, U * 0.08, 60, light.at(deep, 0, 0.4)),
  ].join('')
}
