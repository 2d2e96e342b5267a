import { place } from '../draw.ts'
import { grass } from '../grass.ts'
import { clay, deep, sky } from '../palette.ts'
import type { Recipe } from '../recipe.ts'
import type { Stage } from '../stage.ts'
import { person } from '../symbols/person.ts'
import { pickup } from '../symbols/pickup.ts'
import { ranchHouse } from '../symbols/ranch-house.ts'
import { countryside } from './countryside.ts'

/** Those who can answer, arrived at somebody's house. */
export const visitScene: Recipe = { time: 'noon', season: 'summer', sun: 0.16, horizon: 0.54, focus: 0.62, draw }

function draw(stage: Stage): string {
  const { H, U, horizon, focusX, light } = stage
  const ground = horizon + H * 0.3
  return [
    countryside(stage),
    place(focusX, horizon + H * 0.2, U * 0.0075, ranchHouse(stage)),
    place(focusX - U * 0.62, ground + H * 0.06, U * 0.0062, pickup(stage, { color: sky })),
    place(focusX + U * 0.14, ground + H * 0.03, U * 0.0076, person(stage, { coat: clay, hat: 'brim' })),
    place(focusX + U * 0.26, ground + H * 0.04, U * 0.0072, person(stage, { coat: sky, hat: 'hard' })),
    grass(stage, H + 4, U * 0.07, 60, light.at(deep, 0, 0.4)),
  ].join('')
}
