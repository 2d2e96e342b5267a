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
export const agentsScene: Recipe = { time: 'noon', season: 'spring', sun: 0.22, horizon: 0.42, focus: 0.58, draw }

function draw(stage: Stage): string {
  const { W, H, U, horizon, focusX, light } = stage
  const foothill = rolling(stage, horizon + H * 0.04, H * 0.05, 4, 5.4)
  const farField = rolling(stage, horizon + H * 0.15, H * 0.03, 3, 0.3)
  const nearField = rolling(stage, horizon + H * 0.3, H * 0.03, 2.4, 2.2)
  const y = horizon + H * 0.24
  const houses = town(stage, y)
  return [
    drawSky(stage),
    clouds(stage, 4),
    range(stage, { base: horizon + H * 0.03, h: H * 0.28, n: 6, main: 0.7, depth: 0.4, snow: 0.5 }),
    hill(stage, foothill, mix(spruce, sage, 0.2), 0.3, 2),
    pines(stage, foothill, 0, W, 30, U * 0.05, 0.28),
    rows(stage, farField, { vx: W * 0.9, vy: horizon + H * 0.08, colors: light.neighbourCrop, depth: 0.14, n: 30, spread: W * 4 }),
    place(focusX + U * -0.44, y - H * 0.05, U * 0.0052, waterTower(stage)),
    houses,
    rows(stage, nearField, { vx: focusX, vy: horizon + H * 0.26, colors: light.crop, n: 18, spread: W * 2.6 }),
    road(stage, { x0: W * 0.36, y0: H * 1.04, x1: focusX, y1: horizon + H * 0.29, w: U * 0.09, turns: 3.4, amp: U * 0.1 }).svg,
    windbreak(
      stage,
      { from: [W * 0.05, H * 1.0], to: [W * 0.3, horizon + H * 0.36], heights: [U * 0.62, U * 0.16], n: 7, lean: 0.09 },
      { dark: 0.6 },
    ),
  ].join('')
}

const roofs = [clay, spruce, mix(sky, ink, 0.3), mix(wheat, clay, 0.4)]
const walls = [sand, paper, mix(wheat, paper, 0.5), sage]
const streets = [
  { offset: -0.045, scale: 0.8, houses: 8 },
  { offset: 0, scale: 1, houses: 9 },
  { offset: 0.05, scale: 1.25, houses: 8 },
]

/** Three streets of cottages with trees between, the church and the grain elevator among them. */
function town(stage: Stage, y: number): string {
  const { H, U, focusX, random } = stage
  const across = (share: number) => focusX + U * share
  let out = ''
  streets.forEach(({ offset, scale, houses }, street) => {
    for (let i = 0; i < houses; i++) {
      const x = across((i / (houses - 1) - 0.5) * 1.15 + (random() - 0.5) * 0.06)
      if (random() > 0.4) out += roundTree(stage, x + U * 0.05, y + H * offset, U * 0.06 * scale, 0.1)
      const [roof, wall] = [roofs[(i + street) % 4], walls[(i * 3 + street) % 4]]
      out += place(x, y + H * offset, U * 0.0042 * scale, cottage(stage, { roof, wall, w: 14 + random() * 6 }))
      if (street === 0 && i === 5) out += place(across(0.26), y - H * 0.03, U * 0.0046, grainElevator(stage))
      if (street === 1 && i === 3) out += place(across(-0.12), y + H * 0.015, U * 0.0056, church(stage))
    }
  })
  return out
}
