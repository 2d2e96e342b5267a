import { clouds } from '../clouds.ts'
import { hill, rolling } from '../ground.ts'
import { ink, mix, sage, sand, spruce } from '../palette.ts'
import { range } from '../range.ts'
import { road } from '../road.ts'
import { drawSky } from '../sky.ts'
import type { Stage } from '../stage.ts'
import { pines } from '../trees.ts'

/** A road over a mountain pass. */
export function passCover(stage: Stage): string {
  const { W, H, U, horizon, light } = stage
  const foothill = rolling(stage, horizon, H * .04, 4, 1)
  const meadow = rolling(stage, horizon + H * .14, H * .03, 3, 2)
  const highway = road(stage, {
    x0: W * .4, y0: H * 1.05, x1: W * .58, y1: horizon + H * .02,
    w: U * .2, turns: 8, amp: U * .2, paved: true, color: mix(ink, sand, .5),
  })
  return [
    drawSky(stage),
    clouds(stage, 3),
    range(stage, { base: horizon + H * .02, h: H * .44, main: .4, depth: .3, snow: .6 }),
    hill(stage, foothill, mix(spruce, sage, .2), .2, 2),
    pines(stage, foothill, 0, W, 20, U * .1, .18),
    hill(stage, meadow, light.grass, .05, 2),
    highway.svg,
    pines(stage, () => H * .9, -U * .1, W * .2, 4, U * .3, 0),
    pines(stage, () => H * .96, W * .84, W * 1.04, 4, U * .4, 0),
  ].join('')
}
