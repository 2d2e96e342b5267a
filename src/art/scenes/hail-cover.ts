import { d, disc, place, rect, repeat, shape, stroke } from '../draw.ts'
import { hill, rolling, under } from '../ground.ts'
import { clay, ink, mix, paper, sand, sky, spruce } from '../palette.ts'
import { range } from '../range.ts'
import { drawSky } from '../sky.ts'
import type { Stage } from '../stage.ts'
import { stormBank } from '../storm-bank.ts'
import { pickup } from '../symbols/pickup.ts'

/** Hail coming down; the pickup is under the lean-to. */
export function hailCover(stage: Stage): string {
  const { W, H, U, horizon, light } = stage
  const foothill = rolling(stage, horizon + H * 0.02, H * 0.03, 4, 1)
  const yard = rolling(stage, horizon + H * 0.12, H * 0.02, 3, 3)
  const ice = repeat(60, () => hailstone(stage))
  const roof = d`M${W * 0.3} ${horizon + H * 0.18}L${W * 0.35} ${horizon - H * 0.02}L${W * 0.86} ${horizon - H * 0.02}L${W * 0.92} ${horizon + H * 0.18}Z`
  const eaves = d`M${W * 0.28} ${horizon + H * 0.18}L${W * 0.3} ${horizon + H * 0.12}L${W * 0.91} ${horizon + H * 0.12}L${W * 0.94} ${horizon + H * 0.18}Z`
  const post = (x: number) => rect(W * x, horizon + H * 0.18, U * 0.022, H * 0.22, light.at(sand, 0, 0.3))
  return [
    drawSky(stage),
    stormBank(stage, 1),
    range(stage, { base: horizon + H * 0.02, h: H * 0.15, main: 0.2, depth: 0.5 }),
    hill(stage, foothill, spruce, 0.3, 2),
    shape(under(stage, yard), light.at(light.grass, 0, 0.2)),
    shape(roof, light.at(mix(clay, ink, 0.2), 0, 0.3)),
    shape(eaves, light.at(clay, 0, 0.2)),
    post(0.37) + post(0.58) + post(0.82),
    place(W * 0.41, horizon + H * 0.38, U * 0.0056, pickup(stage, { color: sky })),
    rect(-4, horizon + H * 0.38, W + 8, H, light.at(mix(light.grass, spruce, 0.4), 0, 0.3)),
    ice,
  ].join('')
}

function hailstone({ W, H, U, horizon, random }: Stage): string {
  const x = random() * W
  const y = horizon * 0.4 + random() * (H - horizon * 0.5)
  const trail = d`M${x + U * 0.012} ${y - U * 0.035}L${x + U * 0.004} ${y - U * 0.012}`
  return disc(x, y, U * (0.005 + random() * 0.006), paper) + stroke(trail, paper, U * 0.003, 'opacity=".6"')
}
