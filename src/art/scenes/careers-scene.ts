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
export const careersScene: Recipe = { time: 'dawn', season: 'spring', sun: .72, horizon: .60, focus: .36, draw }

function draw(stage: Stage): string {
  const { W, H, U, horizon, focusX, light } = stage
  const foothill = rolling(stage, horizon, H * .03, 4, 1)
  const meadow = rolling(stage, horizon + H * .09, H * .03, 3, 4)
  const verge = rolling(stage, horizon + H * .22, H * .02, 2.4, 0)
  return [
    drawSky(stage),
    clouds(stage, 3),
    range(stage, { base: horizon, h: H * .34, n: 5, main: .66, depth: .42, snow: .5 }),
    hill(stage, foothill, spruce, .3, 2),
    pines(stage, foothill, 0, W, 24, U * .06, .28),
    hill(stage, meadow, light.grass, .1, 2),
    shape(under(stage, verge), light.at(light.grass, 0, .12)),
    road(stage, { x0: W * .44, y0: H * 1.05, x1: W * .70, y1: horizon + H * .03, w: U * .16, turns: 5, amp: U * .14 }).svg,
    place(focusX - U * .12, horizon + H * .28, U * .007, signpost(stage)),
    place(focusX + U * .10, horizon + H * .30, U * .0066, person(stage, { coat: clay, hat: 'brim' })),
    place(focusX + U * .24, horizon + H * .31, U * .0062, person(stage, { coat: sky, hat: 'hard' })),
    grass(stage, H + 4, U * .12, 80, light.at(deep, 0, .3)),
    windbreak(stage, { from: [W * .95, H * 1.03], to: [W * 1.02, H], heights: [U * .85, U * .7], n: 2, lean: .09 }, { dark: .65 }),
  ].join('')
}
