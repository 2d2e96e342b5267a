import { clouds } from '../clouds.ts'
import { place } from '../draw.ts'
import { fence } from '../fence.ts'
import { hill, rolling } from '../ground.ts'
import { ink, mix, sage, sand, spruce } from '../palette.ts'
import { range } from '../range.ts'
import { road } from '../road.ts'
import { drawSky } from '../sky.ts'
import type { Stage } from '../stage.ts'
import { cow } from '../symbols/cow.ts'

/** Two cows on the road, a third at the fence it should be behind. */
export function cattleCover(stage: Stage): string {
  const { W, H, U, horizon, light } = stage
  const foothill = rolling(stage, horizon, H * 0.03, 4, 1)
  const range1 = rolling(stage, horizon + H * 0.07, H * 0.02, 3, 2)
  const highway = road(stage, {
    x0: W * 0.5,
    y0: H * 1.05,
    x1: W * 0.56,
    y1: horizon + H * 0.05,
    w: U * 0.42,
    turns: 2,
    amp: U * 0.1,
    paved: true,
    color: mix(ink, sand, 0.5),
  })
  return [
    drawSky(stage),
    clouds(stage, 3),
    range(stage, { base: horizon, h: H * 0.22, main: 0.24, depth: 0.5 }),
    hill(stage, foothill, mix(spruce, sage, 0.2), 0.3, 2),
    hill(stage, range1, light.grass, 0.06, 2),
    highway.svg,
    fence(stage, { from: [-W * 0.04, H * 0.94], to: [W * 0.47, horizon + H * 0.09], heights: [U * 0.2, U * 0.03], n: 8 }),
    fence(stage, { from: [W * 1.06, H * 0.94], to: [W * 0.64, horizon + H * 0.09], heights: [U * 0.2, U * 0.03], n: 8 }),
    place(W * 0.82, horizon + H * 0.2, U * 0.0052, cow(stage, { coat: ink })),
    place(W * 0.6, horizon + H * 0.22, U * 0.0062, cow(stage)),
    place(W * 0.34, horizon + H * 0.34, U * 0.0095, cow(stage), true),
  ].join('')
}
