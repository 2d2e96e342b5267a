import { place } from '../draw.ts'
import { grass } from '../grass.ts'
import { deep } from '../palette.ts'
import type { Recipe } from '../recipe.ts'
import type { Stage } from '../stage.ts'
import { longTable } from '../symbols/long-table.ts'
import { windbreak } from '../windbreak.ts'
import { countryside } from './countryside.ts'

/** A table with room for everybody who is needed, in the lee of the trees. */
export const tableScene: Recipe = { time: 'noon', season: 'summer', sun: 0.16, horizon: 0.52, focus: 0.48, draw }

function draw(stage: Stage): string {
  const { W, H, U, horizon, focusX, light } = stage
  return [
    countryside(stage),
    windbreak(
      stage,
      { from: [W * 0.98, horizon + H * 0.22], to: [W * 0.72, horizon + H * 0.14], heights: [U * 0.56, U * 0.34], n: 6, lean: 0.09 },
      { depth: 0.05 },
    ),
    place(focusX, horizon + H * 0.32, U * 0.0082, longTable(stage)),
    grass(stage, H + 4, U * 0.07, 60, light.at(deep, 0, 0.4)),
  ].join('')
}
