import { clouds } from '../clouds.ts'
import { place, shape } from '../draw.ts'
import { grass } from '../grass.ts'
import { hill, rolling, under, type Ground } from '../ground.ts'
import { clay, deep, mix, sky, spruce } from '../palette.ts'
import { range } from '../range.ts'
import type { Recipe } from '../recipe.ts'
import { drawSky } from '../sky.ts'
import type { Stage } from '../stage.ts'
import { dog } from '../symbols/dog.ts'
import { person } from '../symbols/person.ts'
import { pines } from '../trees.ts'

/** Two people and a dog on a rise, watching the sun come up. */
export const lifeScene: Recipe = { time: 'dawn', season: 'summer', sun: 0.34, horizon: 0.66, focus: 0.6, sunRadius: 0.11, sunY: 0.56, draw }

function draw(stage: Stage): string {
  const { W, H, U, horizon, focusX: x0, light } = stage
  const farHill = rolling(stage, horizon - H * 0.02, H * 0.03, 5, 2)
  const nearHill = rolling(stage, horizon + H * 0.06, H * 0.03, 4, 0.4)
  const rise: Ground = (x) => {
    const crest = Math.exp(-(((x - x0) / (W * 0.34)) ** 2))
    return horizon + H * 0.2 - H * 0.13 * crest + Math.sin((x / W) * 9) * H * 0.006
  }
  const standing = (x: number, scale: number, symbol: string, flip = false) => place(x, rise(x) + H * 0.008, scale, symbol, flip)
  return [
    drawSky(stage),
    clouds(stage, 4),
    range(stage, { base: horizon - H * 0.01, h: H * 0.24, n: 6, main: 0.82, depth: 0.56 }),
    hill(stage, farHill, spruce, 0.48, 2),
    pines(stage, farHill, 0, W, 30, U * 0.04, 0.46),
    hill(stage, nearHill, mix(spruce, sky, 0.2), 0.3, 2),
    pines(stage, nearHill, 0, W, 24, U * 0.07, 0.28),
    shape(under(stage, rise), light.at(light.grass, 0, 0.3)),
    shape(
      under(stage, (x) => rise(x) + H * 0.045 + (x - x0) * 0.05),
      light.at(mix(light.grass, spruce, 0.4), 0, 0.45),
    ),
    shape(
      under(stage, (x) => rise(x) + H * 0.13 - (x - x0) * 0.07),
      light.at(spruce, 0, 0.55),
    ),
    standing(x0 - U * 0.055, U * 0.0062, person(stage, { coat: clay, hat: 'brim' })),
    standing(x0 + U * 0.06, U * 0.0057, person(stage, { coat: sky })),
    standing(x0 + U * 0.19, U * 0.0058, dog(stage), true),
    pines(stage, (x) => rise(x) + H * 0.1, -U * 0.05, W * 0.16, 3, U * 0.5, 0),
    pines(stage, (x) => rise(x) + H * 0.12, W * 0.92, W * 1.04, 2, U * 0.38, 0),
    grass(stage, H + 4, U * 0.1, 80, light.at(deep, 0, 0.4)),
  ].join('')
}
