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
  const foothill = rolling(stage, horizon, H * 0.04, 4, 1)
  const meadow = rolling(stage, horizon + H * 0.14, H * 0.03, 3, 2)
  const highway = road(stage, {
    x0: W * 0.4,
    y0: H * 1.05,
    x1: W * 0.58,
    y1: horizon + H * 0.02,
    w: U * 0.2,
    turns: 8,
    amp: U * 0.2,
    paved: true,
    color: mix(ink, sand, 0.5),
  })
  return [
    drawSky(stage),
    clouds(stage, 3),
    range(stage, { base: horizon + H * 0.02, h: H * 0.44, main: 0.4, depth: 0.3, snow: 0.6 }),
    hill(stage, foothill, mix(spruce, sage, 0.2), 0.2, 2),
    pines(stage, foothill, 0, W, 20, U * 0.1, 0.18),
    hill(stage, meadow, light.grass, 0.05, 2),
    highway.svg,
    pines(stage, () => H * 0.9, -U * 0.1, W * 0.2, 4, U * 0.3, 0),
    pines(stage, () => H * 0.96, W * 0.84, W * 1.04, 4, U * 0.4, 0),
  ].join('')
}
