import { clouds } from '../clouds.ts'
import { d, oval, place, shape } from '../draw.ts'
import { fence } from '../fence.ts'
import { grass } from '../grass.ts'
import { hill, rolling, under } from '../ground.ts'
import { deep, ink, mix, paper, sage, sky, spruce } from '../palette.ts'
import { range } from '../range.ts'
import type { Recipe } from '../recipe.ts'
import { rows } from '../rows.ts'
import { drawSky } from '../sky.ts'
import type { Stage } from '../stage.ts'
import { dog } from '../symbols/dog.ts'
import { person } from '../symbols/person.ts'
import { windpump } from '../symbols/windpump.ts'
import { pines } from '../trees.ts'
import { windbreak } from '../windbreak.ts'

/** A windpump that keeps the stock tank full, and its owner with nothing left to do but watch. */
export const wellScene: Recipe = { time: 'noon', season: 'autumn', sun: 0.86, horizon: 0.58, focus: 0.62, sunY: 0.42, draw }

function draw(stage: Stage): string {
  const { W, H, U, horizon, focusX, light } = stage
  const foothill = rolling(stage, horizon + H * 0.01, H * 0.03, 4, 3.1)
  const stubble = rolling(stage, horizon + H * 0.09, H * 0.025, 3, 1.6)
  const pasture = rolling(stage, horizon + H * 0.2, H * 0.025, 2.4, 4.4)
  const foot = horizon + H * 0.27
  return [
    drawSky(stage),
    clouds(stage, 4),
    range(stage, { base: horizon, h: H * 0.26, n: 6, main: 0.36, depth: 0.46, snow: 0.4 }),
    hill(stage, foothill, mix(spruce, sage, 0.2), 0.3, 2),
    pines(stage, foothill, 0, W, 26, U * 0.05, 0.3),
    rows(stage, stubble, { vx: W * 0.8, vy: horizon + H * 0.03, colors: light.crop, depth: 0.08, n: 24, spread: W * 3.2, bend: -U * 0.12 }),
    windbreak(
      stage,
      { from: [W * 0.98, horizon + H * 0.2], to: [W * 0.8, horizon + H * 0.14], heights: [U * 0.4, U * 0.22], n: 6, lean: 0.09 },
      { depth: 0.08 },
    ),
    shape(under(stage, pasture), light.at(light.grass, 0, 0.06)),
    shape(
      under(stage, (x) => pasture(x) + H * 0.09),
      light.at(light.grass, 0, 0.22),
    ),
    fence(stage, { from: [W * 1.03, H * 0.93], to: [focusX + U * 0.3, foot - H * 0.02], heights: [U * 0.13, U * 0.05], n: 7 }),
    place(focusX, foot, U * 0.0088, windpump(stage)),
    tank(stage, focusX - U * 0.3, foot + H * 0.05),
    place(focusX - U * 0.5, foot + H * 0.06, U * 0.0058, person(stage, { coat: sky, hat: 'brim' })),
    place(focusX - U * 0.6, foot + H * 0.07, U * 0.0058, dog(stage)),
    grass(stage, H + 4, U * 0.1, 80, light.at(deep, 0, 0.4)),
  ].join('')
}

/** A round stock tank, brim-full, with the pipe from the pump. */
function tank({ U, light }: Stage, x: number, y: number): string {
  const [half, h] = [U * 0.15, U * 0.075]
  const side = d`M${x - half} ${y - h}V${y}Q${x} ${y + h * 0.5} ${x + half} ${y}V${y - h}Z`
  return [
    shape(d`M${x + half * 0.6} ${y - h * 1.5}H${x + U * 0.29}V${y - h * 1.3}H${x + half * 0.6}Z`, light.at(ink, 0, 0.1)),
    oval(x, y + h * 0.2, half * 1.15, h * 0.34, light.at(deep, 0, 0.4), 'opacity=".4"'),
    shape(side, light.at(mix(sky, ink, 0.45), 0, 0.1)),
    oval(x, y - h, half, h * 0.3, light.at(mix(sky, ink, 0.2), 0)),
    oval(x, y - h, half * 0.9, h * 0.22, light.at(mix(sky, paper, 0.5), 0)),
  ].join('')
}
