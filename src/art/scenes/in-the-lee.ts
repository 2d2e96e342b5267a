import { place } from '../draw.ts'
import { grass } from '../grass.ts'
import { deep } from '../palette.ts'
import type { Recipe } from '../recipe.ts'
import type { Stage } from '../stage.ts'
import { windbreak } from '../windbreak.ts'
import { countryside } from './countryside.ts'

/** A row of trees; across in parts of the width, down from the horizon in parts of the height, heights and grass in units. */
type Lee = {
  from: [across: number, down: number]
  to: [across: number, down: number]
  heights?: [near: number, far: number]
  n?: number
  grass?: number
}

/** What stands there, beside the focus in units. */
type Standing = { symbol: (stage: Stage) => string; down: number; scale: number; aside?: number }

/** Open country with a row of trees at one side, and before it something that stands in its shelter. */
export function inTheLee({ from, to, heights = [0.5, 0.28], n = 5, grass: blades = 0.07 }: Lee, ...things: Standing[]): Recipe['draw'] {
  return function draw(stage) {
    const { W, H, U, horizon, focusX, light } = stage
    const at = ([across, down]: [number, number]): [number, number] => [W * across, horizon + H * down]
    return [
      countryside(stage),
      windbreak(stage, { from: at(from), to: at(to), heights: [U * heights[0], U * heights[1]], n, lean: 0.09 }, { depth: 0.05 }),
      ...things.map(({ symbol, down, scale, aside = 0 }) => place(focusX + U * aside, horizon + H * down, U * scale, symbol(stage))),
      grass(stage, H + 4, U * blades, 60, light.at(deep, 0, 0.4)),
    ].join('')
  }
}
