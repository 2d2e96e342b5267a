import { clouds } from '../clouds.ts'
import { d, oval, place, shape } from '../draw.ts'
import { hill, rolling } from '../ground.ts'
import { mix, sage, sand, spruce, wheat } from '../palette.ts'
import { range } from '../range.ts'
import type { Recipe } from '../recipe.ts'
import { drawSky } from '../sky.ts'
import type { Stage } from '../stage.ts'
import { golfFlag } from '../symbols/golf-flag.ts'
import { pines } from '../trees.ts'
import { windbreak } from '../windbreak.ts'

/** The eighteenth green. */
export const golfScene: Recipe = { time: 'noon', season: 'spring', sun: .24, horizon: .56, focus: .62, draw }

function draw(stage: Stage): string {
  const { W, H, U, horizon, focusX, light } = stage
  const foothill = rolling(stage, horizon, H * .04, 4, 3)
  const fairway = rolling(stage, horizon + H * .10, H * .03, 3, .6)
  const green = d`M${W * .12} ${H * 1.02}Q${W * .2} ${horizon + H * .2} ${focusX} ${horizon + H * .17}Q${W * 1.02} ${horizon + H * .22} ${W * .86} ${H * 1.02}Z`
  return [
    drawSky(stage),
    clouds(stage, 3),
    range(stage, { base: horizon, h: H * .3, n: 5, main: .3, depth: .40, snow: .5 }),
    hill(stage, foothill, spruce, .26, 2),
    pines(stage, foothill, 0, W, 24, U * .08, .24),
    hill(stage, fairway, light.grass, .06, 2),
    shape(green, light.at(mix(light.grass, sage, .45), 0)),
    oval(W * .26, horizon + H * .30, U * .16, U * .03, light.at(sand, 0)),
    oval(W * .262, horizon + H * .306, U * .14, U * .022, light.at(mix(sand, wheat, .3), 0, .1)),
    place(focusX, horizon + H * .25, U * .0098, golfFlag(stage)),
    windbreak(stage, { from: [W * .93, horizon + H * .24], to: [W * .80, horizon + H * .14], heights: [U * .5, U * .24], n: 4, lean: .08 }, { depth: .04 }),
  ].join('')
}
