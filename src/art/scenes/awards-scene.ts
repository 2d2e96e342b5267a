import { place } from '../draw.ts'
import { grass } from '../grass.ts'
import { deep } from '../palette.ts'
import type { Recipe } from '../recipe.ts'
import type { Stage } from '../stage.ts'
import { prizeBench } from '../symbols/prize-bench.ts'
import { countryside } from './countryside.ts'

/** What is handed over in January, out in the light for once. */
export const awardsScene: Recipe = { time: 'dusk', season: 'summer', sun: 0.5, horizon: 0.52, focus: 0.5, draw }

function draw(stage: Stage): string {
  const { H, U, horizon, focusX, light } = stage
  return [
    countryside(stage),
    place(focusX, horizon + H * 0.32, U * 0.0098, prizeBench(stage)),
    grass(stage, H + 4, U * 0.07, 60, light.at(deep, 0, 0.4)),
  ].join('')
}
