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
  const foothill = rolling(stage, horizon, H * 0.03, 4, 1)
  const pasture = rolling(stage, horizon + H * 0.1, H * 0.03, 3, 3)
  const drift = rolling(stage, H * 0.88, H * 0.02, 3, 1)
  const snowfall = repeat(70, () => disc(random() * W, random() * H, U * (0.003 + random() * 0.005), paper, 'opacity=".85"'))
  return [
    drawSky(stage),
    range(stage, { base: horizon, h: H * 0.24, main: 0.7, depth: 0.3 }),
    hill(stage, foothill, spruce, 0.2, 2),
    pines(stage, foothill, 0, W, 20, U * 0.09, 0.16),
    hill(stage, pasture, light.grass, 0.02, 2),
    place(W * 0.54, horizon + H * 0.26, U * 0.0062, ranchHouse(stage)),
    conifer(stage, W * 0.16, H * 0.9, U * 0.5),
    conifer(stage, W * 0.88, H * 0.86, U * 0.4),
    shape(under(stage, drift), light.at(paper, 0, 0.2)),
    snowfall,
  ].join('')
}
