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
  const foothill = rolling(stage, horizon, H * 0.03, 4, 1)
  const field = rolling(stage, horizon + H * 0.08, H * 0.03, 3, 3)
  const baled = (x: number, y: number, size: number) => place(W * x, H * y, U * 0.0046 * size, bale(stage))
  return [
    drawSky(stage),
    clouds(stage, 3),
    range(stage, { base: horizon, h: H * 0.2, main: 0.3, depth: 0.5 }),
    hill(stage, foothill, spruce, 0.3, 2),
    rows(stage, field, { vx: W * 0.7, vy: horizon + H * 0.02, colors: light.crop, n: 20 }),
    place(W * 0.46, horizon + H * 0.26, U * 0.0064, baler(stage)),
    baled(0.06, 0.72, 0.8) + baled(0.88, 0.72, 0.9) + baled(0.05, 0.94, 1.7) + baled(0.76, 0.96, 1.9),
  ].join('')
}
