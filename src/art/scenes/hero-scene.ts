import { longCloud } from '../clouds.ts'
import { place } from '../draw.ts'
import { fence } from '../fence.ts'
import { wheatHeads } from '../grass.ts'
import { hill, rolling } from '../ground.ts'
import { mesa } from '../mesa.ts'
import { clay, mix, paper, sage, sky, spruce, wheat } from '../palette.ts'
import { range } from '../range.ts'
import type { Recipe } from '../recipe.ts'
import { rows } from '../rows.ts'
import { drawSky } from '../sky.ts'
import type { Stage } from '../stage.ts'
import { stormBank } from '../storm-bank.ts'
import { pickup } from '../symbols/pickup.ts'
import { ranchHouse } from '../symbols/ranch-house.ts'
import { windpump } from '../symbols/windpump.ts'
import { pines, roundTree } from '../trees.ts'
import { windbreak } from '../windbreak.ts'

/** A storm clearing behind a sheltered farmhouse: the brand picture. */
export const heroScene: Recipe = { time: 'storm', season: 'storm', sun: .50, sunY: .80, horizon: .60, focus: .70, sunRadius: .05, draw }

function draw(stage: Stage): string {
  const { W, H, U, horizon, focus, focusX, light, options } = stage
  const foothill = rolling(stage, horizon + H * .03, H * .030, 5, 1.2)
  const wheatField = rolling(stage, horizon + H * .10, H * .035, 3.2, 3.6)
  const nearField = rolling(stage, horizon + H * .22, H * .03, 2.6, .6)
  const scale = U * .0041
  const yard = horizon + H * .215
  const main = options.main ?? Math.max(.5, focus - .16)
  const stubble: [string, string] = [mix(wheat, paper, .1), mix(wheat, clay, .22)]
  return [
    drawSky(stage),
    stormBank(stage, 1),
    longCloud(stage, W * .16, horizon * .50, U * .7, U * .04, .86),
    longCloud(stage, W * .05, horizon * .30, U * .5, U * .035, .80),
    range(stage, { base: horizon + H * .02, h: Math.min(H * .27, U * .34), n: 8, main, depth: .50, fall: 2.3, low: .86 }),
    mesa(stage, { x: W * .13, y: horizon + H * .035, w: U * .34, h: H * .085, depth: .42 }),
    hill(stage, foothill, mix(spruce, sage, .25), .34, 2),
    pines(stage, foothill, W * .30, W * .52, 14, U * .045, .3),
    rows(stage, wheatField, { vx: W * .40, vy: horizon + H * .05, colors: stubble, depth: .10, n: 26, spread: W * 3.0, bend: -U * .1 }),
    windbreak(stage, { from: [focusX - U * .36, horizon + H * .20], to: [focusX - U * .06, horizon + H * .165], heights: [U * .28, U * .19], n: 6, lean: .20 }, { depth: .08 }),
    rows(stage, nearField, { vx: W * .98, vy: horizon + H * .10, colors: light.neighbourCrop, n: 16, spread: W * 3.2, bend: -U * .24, bias: .62 }),
    place(focusX + U * .22, yard - U * .005, scale * .86, windpump(stage)),
    place(focusX, yard, scale, ranchHouse(stage)),
    roundTree(stage, focusX + U * .36, yard + H * .01, U * .16, .04),
    options.truck === false ? '' : place(focusX - U * .20, yard + H * .078, U * .0018, pickup(stage, { color: sky })),
    fence(stage, { from: [W * 1.02, horizon + H * .36], to: [W * .46, horizon + H * .255], heights: [U * .07, U * .022], n: 12 }),
    wheatHeads(stage, W * .30, W * 1.02, H + 6, U * .11, 90),
    windbreak(stage, { from: [W * .965, H * 1.03], to: [W * 1.05, H * .99], heights: [U * .74, U * .58], n: 3, lean: .12 }, { fat: .12, dark: .72 }),
  ].join('')
}
