import { place } from '../draw.ts'
import { grass } from '../grass.ts'
import { deep } from '../palette.ts'
import type { Recipe } from '../recipe.ts'
import type { Stage } from '../stage.ts'
import { paintedBoard } from '../symbols/painted-board.ts'
import { countryside } from './countryside.ts'

/** The mark on a board by the road, with one poplar still to do. */
export const paintedBoardScene: Recipe = { time: 'noon', season: 'summer', sun: 0.86, horizon: 0.54, focus: 0.5, draw }

function draw(stage: Stage): string {
  const { H, U, horizon, focusX, light } = stage
  return [
    countryside(stage),
    place(focusX, horizon + H * 0.32, U * 0.0092, paintedBoard(stage)),
    grass(stage, H + 4, U * 0.07, 60, light.at(deep, 0, 0.4)),
  ].join('')
}
