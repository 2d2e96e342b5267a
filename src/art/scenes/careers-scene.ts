import { clouds } from '../clouds.ts'
import { place, shape } from '../draw.ts'
import { grass } from '../grass.ts'
import { hill, rolling, under } from '../ground.ts'
import { clay, deep, sky, spruce } from '../palette.ts'
import { range } from '../range.ts'
import type { Recipe } from '../recipe.ts'
import { road } from '../road.ts'
import { drawSky } from '../sky.ts'
import type { Stage } from '../stage.ts'
import { person } from '../symbols/person.ts'
import { signpost } from '../symbols/signpost.ts'
import { pines } from '../trees.ts'
import { windbreak } from '../windbreak.ts'

/** Two people at a signpost, with the road ahead. */
export const careersScene: Recipe = { time: 'dawn', season: 'spring', sun: 0.72, horizon: 0.6, focus: 0.36, draw }

function draw(stage: Stage): string {
  const { W, H, U, horizon, focusX, light } = stage
  const foothill = rolling(stage, horizon, H * 0.03, 4, 1)
  const meadow = rolling(stage, horizon + H * 0.09, H * 0.03, 3, 4)
  const verge = rolling(stage, horizon + H * 0.22, H * 0.02, 2.4, 0)
  return [
    drawSky(stage),
    clouds(stage, 3),
    range(stage, { base: horizon, h: H * 0.34, n: 5, main: 0.66, depth: 0.42, snow: 0.5 }),
    hill(stage, foothill, spruce, 0.3, 2),
    pines(stage, foothill, 0, W, 24, U * 0.06, 0.28),
    hill(stage, meadow, light.grass, 0.1, 2),
    shape(under(stage, verge), light.at(light.grass, 0, 0.12)),
    road(stage, { x0: W * 0.44, y0: H * 1.05, x1: W * 0.7, y1: horizon + H * 0.03, w: U * 0.16, turns: 5, amp: U * 0.14 }).svg,
    place(focusX - U * 0.12, horizon + H * 0.28, U * 0.007, signpost(stage)),
    place(focusX + U * 0.1, horizon + H * 0.3, U * 0.0066, person(stage, { coat: clay, hat: 'brim' })),
    place(focusX + U * 0.24, horizon + H * 0.31, U * 0.0062, person(stage, { coat: sky, hat: 'hard' })),
    grass(stage, H + 4, U * 0.12, 80, light.at(deep, 0, 0.3)),
    windbreak(stage, { from: [W * 0.95, H * 1.03], to: [W * 1.02, H], heights: [U * 0.85, U * 0.7], n: 2, lean: 0.09 }, { dark: 0.65 }),
  ].join('')
}
