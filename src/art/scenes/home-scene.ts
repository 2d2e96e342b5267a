import { clouds } from '../clouds.ts'
import { place, shape } from '../draw.ts'
import { fence } from '../fence.ts'
import { grass } from '../grass.ts'
import { hill, rolling, under } from '../ground.ts'
import { deep, spruce } from '../palette.ts'
import { range } from '../range.ts'
import type { Recipe } from '../recipe.ts'
import { rows } from '../rows.ts'
import { drawSky } from '../sky.ts'
import type { Stage } from '../stage.ts'
import { ranchHouse } from '../symbols/ranch-house.ts'
import { pines } from '../trees.ts'
import { windbreak } from '../windbreak.ts'

/** A ranch house with its lamps lit at dusk. */
export const homeScene: Recipe = { time: 'dusk', season: 'summer', sun: 0.24, horizon: 0.56, focus: 0.6, draw }

function draw(stage: Stage): string {
  const { W, H, U, horizon, focusX, light } = stage
  const foothill = rolling(stage, horizon + H * 0.01, H * 0.03, 4, 0.4)
  const field = rolling(stage, horizon + H * 0.1, H * 0.03, 3, 2.4)
  const lawn = rolling(stage, horizon + H * 0.24, H * 0.02, 3, 5)
  const yard = horizon + H * 0.25
  return [
    drawSky(stage),
    clouds(stage, 3),
    range(stage, { base: horizon, h: H * 0.2, n: 5, main: 0.8, depth: 0.45 }),
    hill(stage, foothill, spruce, 0.3, 2),
    pines(stage, foothill, W * 0.02, W * 0.4, 13, U * 0.07, 0.28),
    rows(stage, field, { vx: W * 0.16, vy: horizon + H * 0.03, colors: light.crop, depth: 0.08, shade: 0.12, n: 20, bend: U * 0.1 }),
    windbreak(
      stage,
      {
        from: [focusX + U * 0.3, yard - H * 0.005],
        to: [focusX + U * 0.5, yard - H * 0.03],
        heights: [U * 0.42, U * 0.3],
        n: 4,
        lean: 0.1,
      },
      { depth: 0.08 },
    ),
    shape(under(stage, lawn), light.at(light.grass, 0, 0.35)),
    shape(
      under(stage, (x) => lawn(x) + H * 0.07),
      light.at(light.grass, 0, 0.5),
    ),
    place(focusX, yard + H * 0.015, U * 0.0062, ranchHouse(stage)),
    fence(stage, { from: [-W * 0.02, H * 0.97], to: [focusX - U * 0.36, yard + H * 0.035], heights: [U * 0.14, U * 0.035], n: 9 }),
    grass(stage, H + 4, U * 0.1, 70, light.at(deep, 0, 0.5)),
    windbreak(
      stage,
      { from: [W * 0.03, H * 1.04], to: [W * 0.1, H * 0.99], heights: [U * 0.95, U * 0.7], n: 2, lean: 0.09 },
      { dark: 0.85 },
    ),
  ].join('')
}
