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
export const autoScene: Recipe = { time: 'noon', season: 'autumn', sun: 0.8, horizon: 0.5, focus: 0.34, draw }

function draw(stage: Stage): string {
  const { W, H, U, horizon, focusX, light } = stage
  const foothill = rolling(stage, horizon, H * 0.04, 4, 2.4)
  const meadow = rolling(stage, horizon + H * 0.09, H * 0.04, 3.4, 5.2)
  const verge = rolling(stage, horizon + H * 0.2, H * 0.02, 2.4, 1)
  const highway = road(stage, {
    x0: focusX + U * 0.08,
    y0: H * 1.05,
    x1: W * 0.66,
    y1: horizon + H * 0.035,
    w: U * 0.27,
    turns: 8.2,
    amp: U * 0.62,
    phase: 1.3,
    paved: true,
    color: mix(ink, sand, 0.55),
  })
  const [truckX, truckY] = flattestPoint(highway.middle)
  const tree = (x: number, y: number, h: number) => roundTree(stage, W * x, horizon + (y - 0.5) * H * 1.1, U * h, 0.06)
  const dryGrass = light.at(mix(clay, deep, 0.5), 0, 0.3)
  return [
    drawSky(stage),
    clouds(stage, 4),
    range(stage, { base: horizon + H * 0.02, h: H * 0.3, n: 6, main: 0.44, depth: 0.38, snow: 0.42 }),
    mesa(stage, { x: W * 0.9, y: horizon + H * 0.03, w: U * 0.34, h: H * 0.12, depth: 0.3 }),
    hill(stage, foothill, mix(spruce, sage, 0.12), 0.26, 2),
    pines(stage, foothill, 0, W * 0.42, 16, U * 0.075, 0.22),
    hill(stage, meadow, light.grass, 0.1, 2),
    shape(under(stage, verge), light.at(mix(light.grass, wheat, 0.25), 0.02)),
    highway.svg,
    tree(0.05, 0.62, 0.3) + tree(0.14, 0.6, 0.22) + tree(0.8, 0.585, 0.17) + tree(0.88, 0.6, 0.22),
    fence(stage, { from: [W * 1.03, H * 0.96], to: [W * 0.7, horizon + H * 0.12], heights: [U * 0.15, U * 0.025], n: 9 }),
    place(truckX - U * 0.17, truckY + U * 0.012, U * 0.0036, pickup(stage, { load: true })),
    grass(stage, H + 4, U * 0.1, 46, dryGrass, 0, W * 0.16),
    grass(stage, H + 4, U * 0.12, 50, dryGrass, W * 0.76, W),
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
