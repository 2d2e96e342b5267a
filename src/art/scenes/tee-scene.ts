import { place } from '../draw.ts'
import { grass } from '../grass.ts'
import { deep } from '../palette.ts'
import type { Recipe } from '../recipe.ts'
import type { Stage } from '../stage.ts'
import { teeSign } from '../symbols/tee-sign.ts'
import { countryside } from './countryside.ts'

/** A tee with the sign of whoever pays for the hole. */
export const teeScene: Recipe = { time: 'noon', season: 'spring', sun: 0.18, horizon: 0.54, focus: 0.5, draw }

function draw(stage: Stage): string {
  const { H, U, horizon, focusX, light } = stage
  return [
    countryside(stage),
    place(focusX, horizon + H * 0.34, U * 0.0088, teeSign(stage)),
    grass(stage, H + 4, U * 0.07, 60, light.at(deep, 0, 0.4)),
  ].join('')
}
