import { clouds } from '../clouds.ts'
import { disc, place, rect, repeat, shape } from '../draw.ts'
import { grass } from '../grass.ts'
import { hill, rolling, under } from '../ground.ts'
import { clay, deep, ink, sage, sky, spruce, wheat } from '../palette.ts'
import { range } from '../range.ts'
import type { Recipe } from '../recipe.ts'
import { drawSky } from '../sky.ts'
import type { Stage } from '../stage.ts'
import { ferrisWheel } from '../symbols/ferris-wheel.ts'
import { person } from '../symbols/person.ts'
import { tent } from '../symbols/tent.ts'
import { windbreak } from '../windbreak.ts'

/** The county fair at dusk. */
export const communityScene: Recipe = { time: 'dusk', season: 'summer', sun: 0.76, horizon: 0.6, focus: 0.46, draw }

function draw(stage: Stage): string {
  const { W, H, U, horizon, focusX, light } = stage
  const y = horizon + H * 0.22
  const people = crowd(stage, y)
  return [
    drawSky(stage),
    clouds(stage, 3),
    range(stage, { base: horizon, h: H * 0.2, n: 6, main: 0.2, depth: 0.42 }),
    hill(stage, rolling(stage, horizon, H * 0.03, 4, 2.2), spruce, 0.3, 2),
    windbreak(stage, { from: [W * 1.0, y], to: [W * 0.7, y - H * 0.04], heights: [U * 0.34, U * 0.2], n: 7, lean: 0.08 }, { depth: 0.12 }),
    rect(-4, y - H * 0.05, W + 8, H, light.at(light.grass, 0, 0.3)),
    place(focusX, y, U * 0.0072, ferrisWheel(stage)),
    place(focusX - U * 0.4, y + H * 0.01, U * 0.0072, tent(stage)),
    place(focusX + U * 0.36, y + H * 0.02, U * 0.008, tent(stage, { color: spruce })),
    lampString(stage, y),
    people,
    shape(under(stage, rolling(stage, y + H * 0.14, H * 0.01, 3, 0)), light.at(light.grass, 0, 0.5)),
    grass(stage, H + 4, U * 0.1, 90, light.at(deep, 0, 0.5)),
  ].join('')
}

function crowd(stage: Stage, y: number): string {
  const { W, H, U, random } = stage
  const coats = [clay, sky, wheat, spruce, sage]
  return repeat(15, (i) => {
    const x = W * (0.06 + i * 0.062) + U * random() * 0.03
    const coat = coats[i % 5]
    return place(x, y + H * (0.06 + random() * 0.05), U * 0.0026, person(stage, { coat, hat: i % 3 ? undefined : 'brim' }))
  })
}

/** Lamps that sag between four poles. */
function lampString({ W, H, U, light }: Stage, y: number): string {
  return repeat(24, (i) => {
    const t = i / 23
    const span = (t * 3) % 1
    const pole = () => rect(W * t - U * 0.003, y - H * 0.19, U * 0.006, H * 0.2, light.at(ink, 0, 0.1))
    const lamp = disc(W * t, y - H * (0.13 + 0.06 * (2 * span - 1) ** 2), U * 0.006, light.glow)
    return lamp + (i % 8 === 0 ? pole() : '')
  })
}
