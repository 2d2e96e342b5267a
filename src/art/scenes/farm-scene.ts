import { clouds } from '../clouds.ts'
import { place } from '../draw.ts'
import { wheatHeads } from '../grass.ts'
import { hill, rolling } from '../ground.ts'
import { mix, sage, spruce } from '../palette.ts'
import { range } from '../range.ts'
import type { Recipe } from '../recipe.ts'
import { rows } from '../rows.ts'
import { drawSky } from '../sky.ts'
import type { Stage } from '../stage.ts'
import { bale } from '../symbols/bale.ts'
import { baler } from '../symbols/baler.ts'
import { barn } from '../symbols/barn.ts'
import { windpump } from '../symbols/windpump.ts'
import { windbreak } from '../windbreak.ts'

/** Baling in front of the barn at dawn. */
export const farmScene: Recipe = { time: 'dawn', season: 'summer', sun: 0.26, horizon: 0.52, focus: 0.66, draw }

function draw(stage: Stage): string {
  const { W, H, U, horizon, focusX, light } = stage
  const foothill = rolling(stage, horizon + H * 0.01, H * 0.025, 4.4, 4.1)
  const field = rolling(stage, horizon + H * 0.08, H * 0.03, 2.8, 2.9)
  const yard = horizon + H * 0.14
  const baled = (x: number, y: number, size: number) => place(W * x, H * y, U * 0.0042 * size, bale(stage))
  return [
    drawSky(stage),
    clouds(stage, 3),
    range(stage, { base: horizon, h: H * 0.17, n: 6, main: 0.3, depth: 0.55 }),
    hill(stage, foothill, mix(spruce, sage, 0.3), 0.36, 2),
    windbreak(
      stage,
      {
        from: [focusX + U * 0.55, horizon + H * 0.09],
        to: [focusX + U * 0.25, horizon + H * 0.08],
        heights: [U * 0.26, U * 0.22],
        n: 6,
        lean: 0.1,
      },
      { depth: 0.16 },
    ),
    rows(stage, field, { vx: W * 0.24, vy: horizon + H * 0.02, colors: light.crop, n: 24, spread: W * 3, bend: U * 0.12 }),
    place(focusX + U * 0.42, yard + H * 0.01, U * 0.0048, windpump(stage)),
    place(focusX - U * 0.06, yard, U * 0.0046, barn(stage)),
    baled(0.1, 0.66, 0.5) + baled(0.24, 0.68, 0.6) + baled(0.9, 0.78, 1.0),
    place(W * 0.3, H * 0.9, U * 0.0054, baler(stage)),
    place(W * 0.8, H * 0.95, U * 0.008, bale(stage)),
    wheatHeads(stage, 0, W, H + 4, U * 0.1, 60),
  ].join('')
}
