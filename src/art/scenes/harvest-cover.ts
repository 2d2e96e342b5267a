import { clouds } from '../clouds.ts'
import { place } from '../draw.ts'
import { hill, rolling } from '../ground.ts'
import { spruce } from '../palette.ts'
import { range } from '../range.ts'
import { rows } from '../rows.ts'
import { drawSky } from '../sky.ts'
import type { Stage } from '../stage.ts'
import { bale } from '../symbols/bale.ts'
import { baler } from '../symbols/baler.ts'

/** The baler at work between finished bales. */
export function harvestCover(stage: Stage): string {
  const { W, H, U, horizon, light } = stage
  const foothill = rolling(stage, horizon, H * .03, 4, 1)
  const field = rolling(stage, horizon + H * .08, H * .03, 3, 3)
  const baled = (x: number, y: number, size: number) => place(W * x, H * y, U * .0046 * size, bale(stage))
  return [
    drawSky(stage),
    clouds(stage, 3),
    range(stage, { base: horizon, h: H * .2, main: .3, depth: .5 }),
    hill(stage, foothill, spruce, .3, 2),
    rows(stage, field, { vx: W * .7, vy: horizon + H * .02, colors: light.crop, n: 20 }),
    place(W * .46, horizon + H * .26, U * .0064, baler(stage)),
    baled(.06, .72, .8) + baled(.88, .72, .9) + baled(.05, .94, 1.7) + baled(.76, .96, 1.9),
  ].join('')
}
