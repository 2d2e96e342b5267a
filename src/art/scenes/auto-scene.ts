import { clouds } from '../clouds.ts'
import { place, shape } from '../draw.ts'
import { fence } from '../fence.ts'
import { grass } from '../grass.ts'
import { hill, rolling, under } from '../ground.ts'
import { mesa } from '../mesa.ts'
import { clay, deep, ink, mix, sage, sand, spruce, wheat } from '../palette.ts'
import { range } from '../range.ts'
import type { Recipe } from '../recipe.ts'
import { road } from '../road.ts'
import { drawSky } from '../sky.ts'
import type { Stage } from '../stage.ts'
import { pickup } from '../symbols/pickup.ts'
import { pines, roundTree } from '../trees.ts'

/** A loaded pickup on a winding paved road. */
export const autoScene: Recipe = { time: 'noon', season: 'autumn', sun: .80, horizon: .50, focus: .34, draw }

function draw(stage: Stage): string {
  const { W, H, U, horizon, focusX, light } = stage
  const foothill = rolling(stage, horizon, H * .04, 4, 2.4)
  const meadow = rolling(stage, horizon + H * .09, H * .04, 3.4, 5.2)
  const verge = rolling(stage, horizon + H * .2, H * .02, 2.4, 1)
  const highway = road(stage, {
    x0: focusX + U * .08, y0: H * 1.05, x1: W * .66, y1: horizon + H * .035,
    w: U * .27, turns: 8.2, amp: U * .62, phase: 1.3, paved: true, color: mix(ink, sand, .55),
  })
  const [truckX, truckY] = flattestPoint(highway.middle)
  const tree = (x: number, y: number, h: number) => roundTree(stage, W * x, horizon + (y - .5) * H * 1.1, U * h, .06)
  const dryGrass = light.at(mix(clay, deep, .5), 0, .3)
  return [
    drawSky(stage),
    clouds(stage, 4),
    range(stage, { base: horizon + H * .02, h: H * .30, n: 6, main: .44, depth: .38, snow: .42 }),
    mesa(stage, { x: W * .90, y: horizon + H * .03, w: U * .34, h: H * .12, depth: .30 }),
    hill(stage, foothill, mix(spruce, sage, .12), .26, 2),
    pines(stage, foothill, 0, W * .42, 16, U * .075, .22),
    hill(stage, meadow, light.grass, .10, 2),
    shape(under(stage, verge), light.at(mix(light.grass, wheat, .25), .02)),
    highway.svg,
    tree(.05, .62, .30) + tree(.14, .60, .22) + tree(.80, .585, .17) + tree(.88, .60, .22),
    fence(stage, { from: [W * 1.03, H * .96], to: [W * .70, horizon + H * .12], heights: [U * .15, U * .025], n: 9 }),
    place(truckX - U * .17, truckY + U * .012, U * .0036, pickup(stage, { load: true })),
    grass(stage, H + 4, U * .10, 46, dryGrass, 0, W * .16),
    grass(stage, H + 4, U * .12, 50, dryGrass, W * .76, W),
  ].join('')
}

/** A pickup drawn from the side only looks right where the road runs across the picture. */
function flattestPoint(middle: [number, number, number][]): [number, number] {
  const slopes = middle.slice(9, 19).map(([x, y], i) => {
    const [nextX, nextY] = middle[i + 10]
    return { x, y, flatness: Math.abs(nextX - x) / Math.abs(nextY - y) }
  })
  const { x, y } = slopes.sort((a, b) => b.flatness - a.flatness)[0]
  return [x, y]
}
