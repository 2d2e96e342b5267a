import { clouds } from '../clouds.ts'
import { place } from '../draw.ts'
import { wheatHeads } from '../grass.ts'
import { hill, rolling } from '../ground.ts'
import { mix, sage, spruce } from '../palette.ts'
import { range } from '../range.ts'
import type { Recipe } from '../recipe.ts'
import { rows } from '../rows.ts'
import { drawSky } from '../sky.ts'
import type { Stage } from '../stage.ts'
import { bale } from '../symbols/bale.ts'
import { baler } from '../symbols/baler.ts'
import { barn } from '../symbols/barn.ts'
import { windpump } from '../symbols/windpump.ts'
import { windbreak } from '../windbreak.ts'

/** Baling in front of the barn at dawn. */
export const farmScene: Recipe = { time: 'dawn', season: 'summer', sun: .26, horizon: .52, focus: .66, draw }

function draw(stage: Stage): string {
  const { W, H, U, horizon, focusX, light } = stage
  const foothill = rolling(stage, horizon + H * .01, H * .025, 4.4, 4.1)
  const field = rolling(stage, horizon + H * .08, H * .03, 2.8, 2.9)
  const yard = horizon + H * .14
  const baled = (x: number, y: number, size: number) => place(W * x, H * y, U * .0042 * size, bale(stage))
  return [
    drawSky(stage),
    clouds(stage, 3),
    range(stage, { base: horizon, h: H * .17, n: 6, main: .30, depth: .55 }),
    hill(stage, foothill, mix(spruce, sage, .3), .36, 2),
    windbreak(stage, { from: [focusX + U * .55, horizon + H * .09], to: [focusX + U * .25, horizon + H * .08], heights: [U * .26, U * .22], n: 6, lean: .10 }, { depth: .16 }),
    rows(stage, field, { vx: W * .24, vy: horizon + H * .02, colors: light.crop, n: 24, spread: W * 3, bend: U * .12 }),
    place(focusX + U * .42, yard + H * .01, U * .0048, windpump(stage)),
    place(focusX - U * .06, yard, U * .0046, barn(stage)),
    baled(.10, .66, .5) + baled(.24, .68, .6) + baled(.90, .78, 1.0),
    place(W * .30, H * .90, U * .0054, baler(stage)),
    place(W * .80, H * .95, U * .008, bale(stage)),
    wheatHeads(stage, 0, W, H + 4, U * .10, 60),
  ].join('')
}
