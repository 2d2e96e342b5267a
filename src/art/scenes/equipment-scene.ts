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
export const equipmentScene: Recipe = { time: 'noon', season: 'winter', sun: 0.18, horizon: 0.52, focus: 0.42, draw }

function draw(stage: Stage): string {
  const { W, H, U, horizon, focusX, light } = stage
  const foothill = rolling(stage, horizon, H * 0.03, 4, 2)
  const pasture = rolling(stage, horizon + H * 0.09, H * 0.025, 3, 0.8)
  const roadside = rolling(stage, horizon + H * 0.3, H * 0.015, 3, 4)
  const roadbed = d`M-4 ${H * 0.955}L${W + 4} ${H * 0.9}L${W + 4} ${H * 0.985}L-4 ${H + 4}Z`
  const snowBank = d`M-4 ${H * 0.975}Q${W * 0.01} ${H * 0.84} ${W * 0.05} ${H * 0.87}Q${W * 0.09} ${H * 0.84} ${focusX - U * 0.44} ${H * 0.965}Z`
  return [
    drawSky(stage),
    clouds(stage, 3),
    range(stage, { base: horizon + H * 0.01, h: H * 0.27, n: 6, main: 0.7, depth: 0.4 }),
    hill(stage, foothill, spruce, 0.28, 2),
    pines(stage, foothill, 0, W, 26, U * 0.07, 0.24),
    hill(stage, pasture, light.grass, 0.04, 2),
    place(W * 0.8, horizon + H * 0.19, U * 0.0042, barn(stage)),
    fence(stage, { from: [W * 1.03, horizon + H * 0.34], to: [W * 0.02, horizon + H * 0.17], heights: [U * 0.09, U * 0.05], n: 13 }),
    shape(under(stage, roadside), light.at(mix(light.grass, sky, 0.06), 0)),
    shape(roadbed, light.at(mix(ink, sand, 0.55), 0, 0.1)),
    shape(snowBank, light.at(paper, 0)),
    place(focusX - U * 0.34, H * 0.945, U * 0.008, workTruck(stage)),
    conifer(stage, W * 0.955, horizon + H * 0.3, U * 0.36, 0.06, 0.5),
  ].join('')
}
