import { clouds } from '../clouds.ts'
import { hill, rolling } from '../ground.ts'
import { mix, sage, spruce } from '../palette.ts'
import { range } from '../range.ts'
import { drawSky } from '../sky.ts'
import type { Stage } from '../stage.ts'
import { pines } from '../trees.ts'

/** What lies behind a thing that stands in a meadow: sky, mountains, a wooded foothill, and the meadow itself. */
export function countryside(stage: Stage): string {
  const { W, H, U, horizon, light } = stage
  const foothill = rolling(stage, horizon, H * 0.035, 4, 2.4)
  const meadow = rolling(stage, horizon + H * 0.09, H * 0.025, 3, 0.9)
  return [
    drawSky(stage),
    clouds(stage, 3),
    range(stage, { base: horizon, h: H * 0.28, n: 5, main: 0.28, depth: 0.42, snow: 0.45 }),
    hill(stage, foothill, mix(spruce, sage, 0.15), 0.28, 2),
    pines(stage, foothill, 0, W, 24, U * 0.07, 0.26),
    hill(stage, meadow, light.grass, 0.06, 2),
  ].join('')
}
