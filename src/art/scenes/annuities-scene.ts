import { clouds } from '../clouds.ts'
import { d, place, shape } from '../draw.ts'
import { grass } from '../grass.ts'
import { hill, rolling } from '../ground.ts'
import { lake } from '../lake.ts'
import { deep, mix, spruce, wheat } from '../palette.ts'
import { range } from '../range.ts'
import type { Recipe } from '../recipe.ts'
import { drawSky } from '../sky.ts'
import type { Stage } from '../stage.ts'
import { canoe } from '../symbols/canoe.ts'
import { conifer, pines } from '../trees.ts'

/** Two in a canoe on a still lake. */
export const annuitiesScene: Recipe = { time: 'dawn', season: 'autumn', sun: 0.66, horizon: 0.5, focus: 0.36, sunY: 0.44, draw }

function draw(stage: Stage): string {
  const { W, H, U, horizon, focusX, light } = stage
  const shore = rolling(stage, horizon - H * 0.015, H * 0.03, 4, 3.2)
  const mirrored = d`M-4 ${horizon + H * 0.02}Q${W * 0.25} ${horizon + H * 0.09} ${W * 0.52} ${horizon + H * 0.022}Z`
  const nearBank = d`M${W * 0.62} ${H + 4}Q${W * 0.82} ${H * 0.86} ${W + 4} ${H * 0.88}L${W + 4} ${H + 4}Z`
  return [
    drawSky(stage),
    clouds(stage, 3),
    range(stage, { base: horizon, h: H * 0.32, n: 5, main: 0.3, depth: 0.36, snow: 0.5 }),
    hill(stage, shore, mix(spruce, wheat, 0.12), 0.24, 1),
    pines(stage, shore, 0, W * 0.5, 20, U * 0.08, 0.2),
    pines(stage, shore, W * 0.72, W, 9, U * 0.06, 0.24),
    lake(stage, horizon + H * 0.02, H + 4),
    shape(mirrored, light.at(spruce, 0.16, 0.45), 'opacity=".7"'),
    place(focusX, horizon + H * 0.3, U * 0.0068, canoe(stage)),
    conifer(stage, W * 0.93, H * 1.02, U * 0.26 * 3, 0, 0.7),
    conifer(stage, W * 0.99, H * 0.96, U * 0.2 * 3, 0, 0.7),
    shape(nearBank, light.at(deep, 0, 0.3)),
    grass(stage, H * 0.96, U * 0.16, 26, light.at(deep, 0, 0.3), W * 0.74, W),
  ].join('')
}
