import { place } from '../draw.ts'
import { grass } from '../grass.ts'
import { deep } from '../palette.ts'
import type { Recipe } from '../recipe.ts'
import type { Stage } from '../stage.ts'
import { fireEngine, fireHall } from '../symbols/fire-hall.ts'
import { windbreak } from '../windbreak.ts'
import { countryside } from './countryside.ts'

/** The volunteers' hall of a small town, its door open and the engine out. */
export const fireHallScene: Recipe = { time: 'dusk', season: 'summer', sun: 0.2, horizon: 0.54, focus: 0.52, draw }

function draw(stage: Stage): string {
  const { W, H, U, horizon, focusX, light } = stage
  return [
    countryside(stage),
    windbreak(
      stage,
      { from: [W * 0.99, horizon + H * 0.22], to: [W * 0.86, horizon + H * 0.13], heights: [U * 0.5, U * 0.28], n: 5, lean: 0.09 },
      { depth: 0.05 },
    ),
    place(focusX, horizon + H * 0.24, U * 0.0078, fireHall(stage)),
    place(focusX - U * 0.2, horizon + H * 0.33, U * 0.0078, fireEngine(stage)),
    grass(stage, H + 4, U * 0.07, 60, light.at(deep, 0, 0.4)),
  ].join('')
}
