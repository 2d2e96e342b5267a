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
export const annuitiesScene: Recipe = { time: 'dawn', season: 'autumn', sun: .66, horizon: .50, focus: .36, sunY: .44, draw }

function draw(stage: Stage): string {
  const { W, H, U, horizon, focusX, light } = stage
  const shore = rolling(stage, horizon - H * .015, H * .03, 4, 3.2)
  const mirrored = d`M-4 ${horizon + H * .02}Q${W * .25} ${horizon + H * .09} ${W * .52} ${horizon + H * .022}Z`
  const nearBank = d`M${W * .62} ${H + 4}Q${W * .82} ${H * .86} ${W + 4} ${H * .88}L${W + 4} ${H + 4}Z`
  return [
    drawSky(stage),
    clouds(stage, 3),
    range(stage, { base: horizon, h: H * .32, n: 5, main: .30, depth: .36, snow: .5 }),
    hill(stage, shore, mix(spruce, wheat, .12), .24, 1),
    pines(stage, shore, 0, W * .5, 20, U * .08, .2),
    pines(stage, shore, W * .72, W, 9, U * .06, .24),
    lake(stage, horizon + H * .02, H + 4),
    shape(mirrored, light.at(spruce, .16, .45), 'opacity=".7"'),
    place(focusX, horizon + H * .30, U * .0068, canoe(stage)),
    conifer(stage, W * .93, H * 1.02, U * .26 * 3, 0, .7),
    conifer(stage, W * .99, H * .96, U * .2 * 3, 0, .7),
    shape(nearBank, light.at(deep, 0, .3)),
    grass(stage, H * .96, U * .16, 26, light.at(deep, 0, .3), W * .74, W),
  ].join('')
}
