import { place } from '../draw.ts'
import { grass } from '../grass.ts'
import { clay, deep, sky, spruce } from '../palette.ts'
import type { Recipe } from '../recipe.ts'
import type { Stage } from '../stage.ts'
import { depot } from '../symbols/depot.ts'
import { longTable } from '../symbols/long-table.ts'
import { person } from '../symbols/person.ts'
import { windbreak } from '../windbreak.ts'
import { countryside } from './countryside.ts'

/** The long table set out before the depot, and the first to come. */
export const meetingScene: Recipe = { time: 'dusk', season: 'summer', sun: 0.12, horizon: 0.54, focus: 0.5, draw }

function draw(stage: Stage): string {
  const { W, H, U, horizon, focusX, light } = stage
  const ground = horizon + H * 0.36
  return [
    countryside(stage),
    windbreak(
      stage,
      { from: [W * 0.99, horizon + H * 0.2], to: [W * 0.9, horizon + H * 0.13], heights: [U * 0.46, U * 0.32], n: 4, lean: 0.09 },
      { depth: 0.05 },
    ),
    place(focusX + U * 0.08, horizon + H * 0.18, U * 0.0062, depot(stage)),
    place(focusX + U * 0.1, ground, U * 0.0066, longTable(stage)),
    place(focusX - U * 0.4, ground + H * 0.02, U * 0.0082, person(stage, { coat: clay, hat: 'brim' })),
    place(focusX - U * 0.29, ground, U * 0.0078, person(stage, { coat: sky })),
    place(focusX + U * 0.5, ground + H * 0.01, U * 0.008, person(stage, { coat: spruce, hat: 'brim' })),
    grass(stage, H + 4, U * 0.07, 60, light.at(deep, 0, 0.4)),
  ].join('')
}
