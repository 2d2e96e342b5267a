import { clouds } from '../clouds.ts'
import { place, shape } from '../draw.ts'
import { fence } from '../fence.ts'
import { grass } from '../grass.ts'
import { hill, rolling, under } from '../ground.ts'
import { deep, spruce } from '../palette.ts'
import { range } from '../range.ts'
import type { Recipe } from '../recipe.ts'
import { rows } from '../rows.ts'
import { drawSky } from '../sky.ts'
import type { Stage } from '../stage.ts'
import { ranchHouse } from '../symbols/ranch-house.ts'
import { pines } from '../trees.ts'
import { windbreak } from '../windbreak.ts'

/** A ranch house with its lamps lit at dusk. */
export const homeScene: Recipe = { time: 'dusk', season: 'summer', sun: .24, horizon: .56, focus: .60, draw }

function draw(stage: Stage): string {
  const { W, H, U, horizon, focusX, light } = stage
  const foothill = rolling(stage, horizon + H * .01, H * .03, 4, .4)
  const field = rolling(stage, horizon + H * .10, H * .03, 3, 2.4)
  const lawn = rolling(stage, horizon + H * .24, H * .02, 3, 5)
  const yard = horizon + H * .25
  return [
    drawSky(stage),
    clouds(stage, 3),
    range(stage, { base: horizon, h: H * .20, n: 5, main: .8, depth: .45 }),
    hill(stage, foothill, spruce, .3, 2),
    pines(stage, foothill, W * .02, W * .40, 13, U * .07, .28),
    rows(stage, field, { vx: W * .16, vy: horizon + H * .03, colors: light.crop, depth: .08, shade: .12, n: 20, bend: U * .1 }),
    windbreak(stage, { from: [focusX + U * .30, yard - H * .005], to: [focusX + U * .50, yard - H * .03], heights: [U * .42, U * .30], n: 4, lean: .10 }, { depth: .08 }),
    shape(under(stage, lawn), light.at(light.grass, 0, .35)),
    shape(under(stage, (x) => lawn(x) + H * .07), light.at(light.grass, 0, .5)),
    place(focusX, yard + H * .015, U * .0062, ranchHouse(stage)),
    fence(stage, { from: [-W * .02, H * .97], to: [focusX - U * .36, yard + H * .035], heights: [U * .14, U * .035], n: 9 }),
    grass(stage, H + 4, U * .10, 70, light.at(deep, 0, .5)),
    windbreak(stage, { from: [W * .03, H * 1.04], to: [W * .10, H * .99], heights: [U * .95, U * .7], n: 2, lean: .09 }, { dark: .85 }),
  ].join('')
}
