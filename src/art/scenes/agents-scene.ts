import { clouds } from '../clouds.ts'
import { place } from '../draw.ts'
import { hill, rolling } from '../ground.ts'
import { clay, ink, mix, paper, sage, sand, sky, spruce, wheat } from '../palette.ts'
import { range } from '../range.ts'
import type { Recipe } from '../recipe.ts'
import { road } from '../road.ts'
import { rows } from '../rows.ts'
import { drawSky } from '../sky.ts'
import type { Stage } from '../stage.ts'
import { church } from '../symbols/church.ts'
import { cottage } from '../symbols/cottage.ts'
import { grainElevator } from '../symbols/grain-elevator.ts'
import { waterTower } from '../symbols/water-tower.ts'
import { pines, roundTree } from '../trees.ts'
import { windbreak } from '../windbreak.ts'

/** A small town between its fields, where everybody knows the agent. */
export const agentsScene: Recipe = { time: 'noon', season: 'spring', sun: .22, horizon: .42, focus: .58, draw }

function draw(stage: Stage): string {
  const { W, H, U, horizon, focusX, light } = stage
  const foothill = rolling(stage, horizon + H * .04, H * .05, 4, 5.4)
  const farField = rolling(stage, horizon + H * .15, H * .03, 3, .3)
  const nearField = rolling(stage, horizon + H * .30, H * .03, 2.4, 2.2)
  const y = horizon + H * .24
  const houses = town(stage, y)
  return [
    drawSky(stage),
    clouds(stage, 4),
    range(stage, { base: horizon + H * .03, h: H * .28, n: 6, main: .70, depth: .40, snow: .5 }),
    hill(stage, foothill, mix(spruce, sage, .2), .3, 2),
    pines(stage, foothill, 0, W, 30, U * .05, .28),
    rows(stage, farField, { vx: W * .9, vy: horizon + H * .08, colors: light.neighbourCrop, depth: .14, n: 30, spread: W * 4 }),
    place(focusX + U * -.44, y - H * .05, U * .0052, waterTower(stage)),
    houses,
    rows(stage, nearField, { vx: focusX, vy: horizon + H * .26, colors: light.crop, n: 18, spread: W * 2.6 }),
    road(stage, { x0: W * .36, y0: H * 1.04, x1: focusX, y1: horizon + H * .29, w: U * .09, turns: 3.4, amp: U * .10 }).svg,
    windbreak(stage, { from: [W * .05, H * 1.0], to: [W * .30, horizon + H * .36], heights: [U * .62, U * .16], n: 7, lean: .09 }, { dark: .6 }),
  ].join('')
}

const roofs = [clay, spruce, mix(sky, ink, .3), mix(wheat, clay, .4)]
const walls = [sand, paper, mix(wheat, paper, .5), sage]
const streets = [
  { offset: -.045, scale: .8, houses: 8 },
  { offset: 0, scale: 1, houses: 9 },
  { offset: .05, scale: 1.25, houses: 8 },
]

/** Three streets of cottages with trees between, the church and the grain elevator among them. */
function town(stage: Stage, y: number): string {
  const { H, U, focusX, random } = stage
  const across = (share: number) => focusX + U * share
  let out = ''
  streets.forEach(({ offset, scale, houses }, street) => {
    for (let i = 0; i < houses; i++) {
      const x = across((i / (houses - 1) - .5) * 1.15 + (random() - .5) * .06)
      if (random() > .4) out += roundTree(stage, x + U * .05, y + H * offset, U * .06 * scale, .1)
      const [roof, wall] = [roofs[(i + street) % 4], walls[(i * 3 + street) % 4]]
      out += place(x, y + H * offset, U * .0042 * scale, cottage(stage, { roof, wall, w: 14 + random() * 6 }))
      if (street === 0 && i === 5) out += place(across(.26), y - H * .03, U * .0046, grainElevator(stage))
      if (street === 1 && i === 3) out += place(across(-.12), y + H * .015, U * .0056, church(stage))
    }
  })
  return out
}
