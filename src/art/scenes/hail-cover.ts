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
  const foothill = rolling(stage, horizon + H * .02, H * .03, 4, 1)
  const yard = rolling(stage, horizon + H * .12, H * .02, 3, 3)
  const ice = repeat(60, () => hailstone(stage))
  const roof = d`M${W * .30} ${horizon + H * .18}L${W * .35} ${horizon - H * .02}L${W * .86} ${horizon - H * .02}L${W * .92} ${horizon + H * .18}Z`
  const eaves = d`M${W * .28} ${horizon + H * .18}L${W * .30} ${horizon + H * .12}L${W * .91} ${horizon + H * .12}L${W * .94} ${horizon + H * .18}Z`
  const post = (x: number) => rect(W * x, horizon + H * .18, U * .022, H * .22, light.at(sand, 0, .3))
  return [
    drawSky(stage),
    stormBank(stage, 1),
    range(stage, { base: horizon + H * .02, h: H * .15, main: .2, depth: .5 }),
    hill(stage, foothill, spruce, .3, 2),
    shape(under(stage, yard), light.at(light.grass, 0, .2)),
    shape(roof, light.at(mix(clay, ink, .2), 0, .3)),
    shape(eaves, light.at(clay, 0, .2)),
    post(.37) + post(.58) + post(.82),
    place(W * .41, horizon + H * .38, U * .0056, pickup(stage, { color: sky })),
    rect(-4, horizon + H * .38, W + 8, H, light.at(mix(light.grass, spruce, .4), 0, .3)),
    ice,
  ].join('')
}

function hailstone({ W, H, U, horizon, random }: Stage): string {
  const x = random() * W
  const y = horizon * .4 + random() * (H - horizon * .5)
  const trail = d`M${x + U * .012} ${y - U * .035}L${x + U * .004} ${y - U * .012}`
  return disc(x, y, U * (.005 + random() * .006), paper) + stroke(trail, paper, U * .003, 'opacity=".6"')
}
