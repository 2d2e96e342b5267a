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
export const claimsScene: Recipe = { time: 'storm', season: 'storm', sun: .96, horizon: .58, focus: .70, sunY: .72, sunRadius: 0, draw }

function draw(stage: Stage): string {
  const { W, H, U, horizon, focusX, light } = stage
  const foothill = rolling(stage, horizon + H * .01, H * .025, 4, 5)
  const field = rolling(stage, horizon + H * .08, H * .03, 2.6, 1)
  return [
    drawSky(stage),
    stormBank(stage, -1),
    rainbow(stage),
    range(stage, { base: horizon + H * .01, h: H * .15, n: 6, main: .64, depth: .5 }),
    hill(stage, foothill, mix(spruce, sage, .2), .3, 2),
    rows(stage, field, { vx: W * .72, vy: horizon + H * .03, colors: light.crop, n: 24, spread: W * 3, bend: -U * .1, depth: .04 }),
    windbreak(stage, { from: [focusX + U * .26, horizon + H * .14], to: [focusX + U * .46, horizon + H * .11], heights: [U * .30, U * .2], n: 4, lean: .18 }, { depth: .1 }),
    place(focusX, horizon + H * .155, U * .0032, barn(stage)),
    fence(stage, { from: [-W * .02, H * .86], to: [W * .56, horizon + H * .15], heights: [U * .11, U * .03], n: 9 }),
    wheatHeads(stage, W * .5, W * 1.02, H + 4, U * .13, 50),
    grass(stage, H + 4, U * .07, 50, light.at(deep, 0, .3), 0, W * .5),
    oval(W * .2 + U * .24, H * .962, U * .36, U * .02, light.at(deep, 0, .3), 'opacity=".4"'),
    place(W * .20, H * .955, U * .0044, pickup(stage, { color: mix(sky, paper, .25) })),
    place(W * .20 + U * .50, H * .965, U * .0058, person(stage, { coat: clay, hat: 'brim' })),
  ].join('')
}

function rainbow({ W, H, U, horizon, light }: Stage): string {
  const band = (color: string, inset: number) =>
    `<circle cx="${round(W * .30)}" cy="${round(horizon + H * .10)}" r="${round(U * (.60 - inset * .8))}" fill="none" stroke="${mix(color, light.sky[3], .35)}" stroke-width="${round(U * .024)}" opacity=".62"/>`
  return band(mix(clay, wheat, .2), 0) + band(wheat, .028) + band(sage, .056) + band(mix(sky, paper, .3), .084)
}
