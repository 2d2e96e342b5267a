import { clouds } from '../clouds.ts'
import { d, oval, place, shape } from '../draw.ts'
import { hill, rolling } from '../ground.ts'
import { mix, sage, sand, spruce, wheat } from '../palette.ts'
import { range } from '../range.ts'
import type { Recipe } from '../recipe.ts'
import { drawSky } from '../sky.ts'
import type { Stage } from '../stage.ts'
import { golfFlag } from '../symbols/golf-flag.ts'
import { pines } from '../trees.ts'
import { windbreak } from '../windbreak.ts'

/** The eighteenth green. */
export const golfScene: Recipe = { time: 'noon', season: 'spring', sun: 0.24, horizon: 0.56, focus: 0.62, draw }

function draw(stage: Stage): string {
  const { W, H, U, horizon, focusX, light } = stage
  const foothill = rolling(stage, horizon, H * 0.04, 4, 3)
  const fairway = rolling(stage, horizon + H * 0.1, H * 0.03, 3, 0.6)
  const green = d`M${W * 0.12} ${H * 1.02}Q${W * 0.2} ${horizon + H * 0.2} ${focusX} ${horizon + H * 0.17}Q${W * 1.02} ${horizon + H * 0.22} ${W * 0.86} ${H * 1.02}Z`
  return [
    drawSky(stage),
    clouds(stage, 3),
    range(stage, { base: horizon, h: H * 0.3, n: 5, main: 0.3, depth: 0.4, snow: 0.5 }),
    hill(stage, foothill, spruce, 0.26, 2),
    pines(stage, foothill, 0, W, 24, U * 0.08, 0.24),
    hill(stage, fairway, light.grass, 0.06, 2),
    shape(green, light.at(mix(light.grass, sage, 0.45), 0)),
    oval(W * 0.26, horizon + H * 0.3, U * 0.16, U * 0.03, light.at(sand, 0)),
    oval(W * 0.262, horizon + H * 0.306, U * 0.14, U * 0.022, light.at(mix(sand, wheat, 0.3), 0, 0.1)),
    place(focusX, horizon + H * 0.25, U * 0.0098, golfFlag(stage)),
    windbreak(
      stage,
      { from: [W * 0.93, horizon + H * 0.24], to: [W * 0.8, horizon + H * 0.14], heights: [U * 0.5, U * 0.24], n: 4, lean: 0.08 },
      { depth: 0.04 },
    ),
  ].join('')
}
