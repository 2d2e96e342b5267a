import { d, oval, place, shape } from '../draw.ts'
import { hill, rolling } from '../ground.ts'
import { clay, ink, mix, sand, spruce } from '../palette.ts'
import { range } from '../range.ts'
import { drawSky } from '../sky.ts'
import type { Stage } from '../stage.ts'
import { ranchHouse } from '../symbols/ranch-house.ts'
import { conifer, pines } from '../trees.ts'

/** A house with bare ground around it and trees that keep their distance; smoke beyond the ridge. */
export function clearedCover(stage: Stage): string {
  const { W, H, U, horizon, light } = stage
  const foothill = rolling(stage, horizon, H * 0.05, 4, 1)
  const meadow = rolling(stage, horizon + H * 0.1, H * 0.02, 3, 3)
  const yard = horizon + H * 0.24
  return [
    drawSky(stage),
    smoke(stage),
    range(stage, { base: horizon, h: H * 0.26, main: 0.3, depth: 0.36, snow: 0.05 }),
    hill(stage, foothill, mix(spruce, ink, 0.1), 0.22, 2),
    pines(stage, foothill, 0, W, 34, U * 0.1, 0.2),
    hill(stage, meadow, light.grass, 0.04, 1),
    oval(W * 0.44, yard + H * 0.02, U * 0.74, U * 0.12, light.at(mix(light.grass, sand, 0.5), 0, 0.1)),
    oval(W * 0.44, yard + H * 0.01, U * 0.56, U * 0.07, light.at(mix(sand, clay, 0.12), 0, 0.08)),
    place(W * 0.44, yard, U * 0.006, ranchHouse(stage)),
    conifer(stage, W * 0.05, H * 0.98, U * 0.5),
    conifer(stage, W * 0.96, H * 0.88, U * 0.42),
  ].join('')
}

/** A slanting column that widens with the wind. */
function smoke({ W, H, horizon, light }: Stage): string {
  const gray = mix(light.cloud[1], ink, 0.25)
  const puff = (lift: number, lean: number) =>
    d`M${W * 0.74} ${horizon}Q${W * (0.7 - lean)} ${H * (0.34 - lift)} ${W * (0.42 - lean)} ${H * (0.2 - lift)}Q${W * 0.2} ${H * (0.1 - lift)} ${-W * 0.05} ${H * (0.14 - lift)}L${-W * 0.05} ${H * (0.34 - lift)}Q${W * 0.3} ${H * 0.3} ${W * 0.52} ${H * 0.34}Q${W * 0.74} ${H * 0.38} ${W * 0.82} ${horizon}Z`
  return shape(puff(0, 0), gray, 'opacity=".5"') + shape(puff(0.06, 0.06), mix(gray, clay, 0.2), 'opacity=".35"')
}
