import { oval, place, round } from '../draw.ts'
import { fence } from '../fence.ts'
import { grass, wheatHeads } from '../grass.ts'
import { hill, rolling } from '../ground.ts'
import { clay, deep, mix, paper, sage, sky, spruce, wheat } from '../palette.ts'
import { range } from '../range.ts'
import type { Recipe } from '../recipe.ts'
import { rows } from '../rows.ts'
import { drawSky } from '../sky.ts'
import type { Stage } from '../stage.ts'
import { stormBank } from '../storm-bank.ts'
import { barn } from '../symbols/barn.ts'
import { person } from '../symbols/person.ts'
import { pickup } from '../symbols/pickup.ts'
import { windbreak } from '../windbreak.ts'

/** After the storm: a rainbow, and somebody looking at the barn. */
export const claimsScene: Recipe = { time: 'storm', season: 'storm', sun: 0.96, horizon: 0.58, focus: 0.7, sunY: 0.72, sunRadius: 0, draw }

function draw(stage: Stage): string {
  const { W, H, U, horizon, focusX, light, options } = stage
  const truckX = W * (options.main ?? 0.2)
  const foothill = rolling(stage, horizon + H * 0.01, H * 0.025, 4, 5)
  const field = rolling(stage, horizon + H * 0.08, H * 0.03, 2.6, 1)
  return [
    drawSky(stage),
    stormBank(stage, -1),
    rainbow(stage),
    range(stage, { base: horizon + H * 0.01, h: H * 0.15, n: 6, main: 0.64, depth: 0.5 }),
    hill(stage, foothill, mix(spruce, sage, 0.2), 0.3, 2),
    rows(stage, field, { vx: W * 0.72, vy: horizon + H * 0.03, colors: light.crop, n: 24, spread: W * 3, bend: -U * 0.1, depth: 0.04 }),
    windbreak(
      stage,
      {
        from: [focusX + U * 0.26, horizon + H * 0.14],
        to: [focusX + U * 0.46, horizon + H * 0.11],
        heights: [U * 0.3, U * 0.2],
        n: 4,
        lean: 0.18,
      },
      { depth: 0.1 },
    ),
    place(focusX, horizon + H * 0.155, U * 0.0032, barn(stage)),
    fence(stage, { from: [-W * 0.02, H * 0.86], to: [W * 0.56, horizon + H * 0.15], heights: [U * 0.11, U * 0.03], n: 9 }),
    wheatHeads(stage, W * 0.5, W * 1.02, H + 4, U * 0.13, 50),
    grass(stage, H + 4, U * 0.07, 50, light.at(deep, 0, 0.3), 0, W * 0.5),
    oval(truckX + U * 0.24, H * 0.962, U * 0.36, U * 0.02, light.at(deep, 0, 0.3), 'opacity=".4"'),
    place(truckX, H * 0.955, U * 0.0044, pickup(stage, { color: mix(sky, paper, 0.25) })),
    place(truckX + U * 0.5, H * 0.965, U * 0.0058, person(stage, { coat: clay, hat: 'brim' })),
  ].join('')
}

function rainbow({ W, H, U, horizon, light, options }: Stage): string {
  const band = (color: string, inset: number) =>
    `<circle cx="${round(W * ((options.main ?? 0.2) + 0.1))}" cy="${round(horizon + H * 0.1)}" r="${round(U * (0.6 - inset * 0.8))}" fill="none" stroke="${mix(color, light.sky[3], 0.35)}" stroke-width="${round(U * 0.024)}" opacity=".62"/>`
  return band(mix(clay, wheat, 0.2), 0) + band(wheat, 0.028) + band(sage, 0.056) + band(mix(sky, paper, 0.3), 0.084)
}
