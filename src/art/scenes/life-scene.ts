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
export const lifeScene: Recipe = { time: 'dawn', season: 'summer', sun: .34, horizon: .66, focus: .60, sunRadius: .11, sunY: .56, draw }

function draw(stage: Stage): string {
  const { W, H, U, horizon, focusX: x0, light } = stage
  const farHill = rolling(stage, horizon - H * .02, H * .03, 5, 2)
  const nearHill = rolling(stage, horizon + H * .06, H * .03, 4, .4)
  const rise: Ground = (x) => {
    const crest = Math.exp(-(((x - x0) / (W * .34)) ** 2))
    return horizon + H * .20 - H * .13 * crest + Math.sin(x / W * 9) * H * .006
  }
  const standing = (x: number, scale: number, symbol: string, flip = false) => place(x, rise(x) + H * .008, scale, symbol, flip)
  return [
    drawSky(stage),
    clouds(stage, 4),
    range(stage, { base: horizon - H * .01, h: H * .24, n: 6, main: .82, depth: .56 }),
    hill(stage, farHill, spruce, .48, 2),
    pines(stage, farHill, 0, W, 30, U * .04, .46),
    hill(stage, nearHill, mix(spruce, sky, .2), .30, 2),
    pines(stage, nearHill, 0, W, 24, U * .07, .28),
    shape(under(stage, rise), light.at(light.grass, 0, .30)),
    shape(under(stage, (x) => rise(x) + H * .045 + (x - x0) * .05), light.at(mix(light.grass, spruce, .4), 0, .45)),
    shape(under(stage, (x) => rise(x) + H * .13 - (x - x0) * .07), light.at(spruce, 0, .55)),
    standing(x0 - U * .055, U * .0062, person(stage, { coat: clay, hat: 'brim' })),
    standing(x0 + U * .06, U * .0057, person(stage, { coat: sky })),
    standing(x0 + U * .19, U * .0058, dog(stage), true),
    pines(stage, (x) => rise(x) + H * .10, -U * .05, W * .16, 3, U * .5, 0),
    pines(stage, (x) => rise(x) + H * .12, W * .92, W * 1.04, 2, U * .38, 0),
    grass(stage, H + 4, U * .10, 80, light.at(deep, 0, .4)),
  ].join('')
}
