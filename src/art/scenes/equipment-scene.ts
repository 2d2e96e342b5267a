import { clouds } from '../clouds.ts'
import { d, place, shape } from '../draw.ts'
import { fence } from '../fence.ts'
import { hill, rolling, under } from '../ground.ts'
import { ink, mix, paper, sand, sky, spruce } from '../palette.ts'
import { range } from '../range.ts'
import type { Recipe } from '../recipe.ts'
import { drawSky } from '../sky.ts'
import type { Stage } from '../stage.ts'
import { barn } from '../symbols/barn.ts'
import { workTruck } from '../symbols/work-truck.ts'
import { conifer, pines } from '../trees.ts'

/** A work truck ploughing a winter road. */
export const equipmentScene: Recipe = { time: 'noon', season: 'winter', sun: .18, horizon: .52, focus: .42, draw }

function draw(stage: Stage): string {
  const { W, H, U, horizon, focusX, light } = stage
  const foothill = rolling(stage, horizon, H * .03, 4, 2)
  const pasture = rolling(stage, horizon + H * .09, H * .025, 3, .8)
  const roadside = rolling(stage, horizon + H * .30, H * .015, 3, 4)
  const roadbed = d`M-4 ${H * .955}L${W + 4} ${H * .90}L${W + 4} ${H * .985}L-4 ${H + 4}Z`
  const snowBank = d`M-4 ${H * .975}Q${W * .01} ${H * .84} ${W * .05} ${H * .87}Q${W * .09} ${H * .84} ${focusX - U * .44} ${H * .965}Z`
  return [
    drawSky(stage),
    clouds(stage, 3),
    range(stage, { base: horizon + H * .01, h: H * .27, n: 6, main: .70, depth: .40 }),
    hill(stage, foothill, spruce, .28, 2),
    pines(stage, foothill, 0, W, 26, U * .07, .24),
    hill(stage, pasture, light.grass, .04, 2),
    place(W * .80, horizon + H * .19, U * .0042, barn(stage)),
    fence(stage, { from: [W * 1.03, horizon + H * .34], to: [W * .02, horizon + H * .17], heights: [U * .09, U * .05], n: 13 }),
    shape(under(stage, roadside), light.at(mix(light.grass, sky, .06), 0)),
    shape(roadbed, light.at(mix(ink, sand, .55), 0, .1)),
    shape(snowBank, light.at(paper, 0)),
    place(focusX - U * .34, H * .945, U * .0080, workTruck(stage)),
    conifer(stage, W * .955, horizon + H * .30, U * .36, .06, .5),
  ].join('')
}
