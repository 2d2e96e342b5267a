import { place } from '../draw.ts'
import { grass } from '../grass.ts'
import { deep } from '../palette.ts'
import type { Recipe } from '../recipe.ts'
import type { Stage } from '../stage.ts'
import { telephoneDesk } from '../symbols/telephone-desk.ts'
import { windbreak } from '../windbreak.ts'
import { countryside } from './countryside.ts'

/** The one desk where calls, letters and forms end. */
export const telephoneScene: Recipe = { time: 'dawn', season: 'summer', sun: 0.2, horizon: 0.5, focus: 0.48, draw }

function draw(stage: Stage): string {
  const { W, H, U, horizon, focusX, light } = stage
  return [
    countryside(stage),
    windbreak(
      stage,
      { from: [W * 0.97, horizon + H * 0.22], to: [W * 0.8, horizon + H * 0.13], heights: [U * 0.5, U * 0.28], n: 5, lean: 0.09 },
      { depth: 0.05 },
    ),
    place(focusX, horizon + H * 0.37, U * 0.009, telephoneDesk(stage)),
    grass(stage, H + 4, U * 0.07, 60, light.at(deep, 0, 0.4)),
  ].join('')
}
