import { disc, place, repeat, shape } from '../draw.ts'
import { hill, rolling, under } from '../ground.ts'
import { paper, spruce } from '../palette.ts'
import { range } from '../range.ts'
import { drawSky } from '../sky.ts'
import type { Stage } from '../stage.ts'
import { ranchHouse } from '../symbols/ranch-house.ts'
import { conifer, pines } from '../trees.ts'

/** A house in falling snow. */
export function winterCover(stage: Stage): string {
  const { W, H, U, horizon, light, random } = stage
  const foothill = rolling(stage, horizon, H * .03, 4, 1)
  const pasture = rolling(stage, horizon + H * .1, H * .03, 3, 3)
  const drift = rolling(stage, H * .88, H * .02, 3, 1)
  const snowfall = repeat(70, () => disc(random() * W, random() * H, U * (.003 + random() * .005), paper, 'opacity=".85"'))
  return [
    drawSky(stage),
    range(stage, { base: horizon, h: H * .24, main: .7, depth: .3 }),
    hill(stage, foothill, spruce, .2, 2),
    pines(stage, foothill, 0, W, 20, U * .09, .16),
    hill(stage, pasture, light.grass, .02, 2),
    place(W * .54, horizon + H * .26, U * .0062, ranchHouse(stage)),
    conifer(stage, W * .16, H * .9, U * .5),
    conifer(stage, W * .88, H * .86, U * .4),
    shape(under(stage, drift), light.at(paper, 0, .2)),
    snowfall,
  ].join('')
}
