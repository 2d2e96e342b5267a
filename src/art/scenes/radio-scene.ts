import { place } from '../draw.ts'
import { fence } from '../fence.ts'
import { grass } from '../grass.ts'
import { deep } from '../palette.ts'
import type { Recipe } from '../recipe.ts'
import type { Stage } from '../stage.ts'
import { cottage } from '../symbols/cottage.ts'
import { radioMast } from '../symbols/radio-mast.ts'
import { countryside } from './countryside.ts'

/** A country station on the air after dark. */
export const radioScene: Recipe = { time: 'night', season: 'summer', sun: 0.16, horizon: 0.62, focus: 0.6, draw }

function draw(stage: Stage): string {
  const { W, H, U, horizon, focusX, light } = stage
  const foot = horizon + H * 0.26
  return [
    countryside(stage),
    place(focusX, foot, U * 0.0072, radioMast(stage)),
    place(focusX - U * 0.32, foot + H * 0.02, U * 0.0058, cottage(stage)),
    fence(stage, { from: [W * 1.03, H * 0.94], to: [focusX + U * 0.1, foot + H * 0.03], heights: [U * 0.12, U * 0.05], n: 7 }),
    grass(stage, H + 4, U * 0.09, 70, light.at(deep, 0, 0.4)),
  ].join('')
}
