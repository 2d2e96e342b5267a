import { place } from '../draw.ts'
import { grass } from '../grass.ts'
import { clay, deep, sky, spruce } from '../palette.ts'
import type { Recipe } from '../recipe.ts'
import type { Stage } from '../stage.ts'
import { noticeBoard } from '../symbols/notice-board.ts'
import { person } from '../symbols/person.ts'
import { countryside } from './countryside.ts'

/** Those who have the calendar, before it. */
export const noticeBoardScene: Recipe = { time: 'dawn', season: 'winter', sun: 0.84, horizon: 0.54, focus: 0.46, draw }

function draw(stage: Stage): string {
  const { H, U, horizon, focusX, light } = stage
  return [
    countryside(stage),
    place(focusX, horizon + H * 0.27, U * 0.0082, noticeBoard(stage)),
    place(focusX + U * 0.46, horizon + H * 0.29, U * 0.0098, person(stage, { coat: clay })),
    place(focusX + U * 0.61, horizon + H * 0.31, U * 0.0104, person(stage, { coat: sky, hat: 'brim', hatColor: spruce })),
    grass(stage, H + 4, U * 0.05, 40, light.at(deep, 0, 0.4)),
  ].join('')
}
