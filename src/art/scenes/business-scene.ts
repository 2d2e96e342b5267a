import { clouds } from '../clouds.ts'
import { d, lerp, place, rect, repeat, shape } from '../draw.ts'
import { hill, rolling } from '../ground.ts'
import { ink, mix, sand, sky, spruce, wheat } from '../palette.ts'
import { range } from '../range.ts'
import type { Recipe } from '../recipe.ts'
import { drawSky } from '../sky.ts'
import type { Stage } from '../stage.ts'
import { cottage } from '../symbols/cottage.ts'
import { familyWagon } from '../symbols/family-wagon.ts'
import { mainStreet } from '../symbols/main-street.ts'
import { pickup } from '../symbols/pickup.ts'
import { pines, roundTree } from '../trees.ts'

/** Main street with its shops still open at dusk. */
export const businessScene: Recipe = { time: 'dusk', season: 'autumn', sun: .22, horizon: .56, focus: .54, draw }

function draw(stage: Stage): string {
  const { W, H, U, horizon, focusX, light } = stage
  const foothill = rolling(stage, horizon, H * .03, 4, 1.1)
  const kerb = horizon + H * .20
  const dash = (i: number) => {
    const t = i / 5
    const y = lerp(kerb + H * .05, H, t)
    const h = (H - kerb) * .06 * (1 + t)
    const [far, near] = [U * .01 * (1 + t * 2), U * .012 * (1.3 + t * 2.4)]
    return shape(d`M${W * .5 - far} ${y}L${W * .5 + far} ${y}L${W * .5 + near} ${y + h}L${W * .5 - near} ${y + h}Z`, light.at(wheat, 0))
  }
  const roadbed = d`M-4 ${H + 4}L-4 ${kerb + H * .11}L${W * .12} ${kerb + H * .032}L${W * .88} ${kerb + H * .032}L${W + 4} ${kerb + H * .11}L${W + 4} ${H + 4}Z`
  const windowLight = d`M${W * .22} ${kerb + H * .035}L${W * .78} ${kerb + H * .035}L${W * .9} ${H * .86}L${W * .1} ${H * .86}Z`
  return [
    drawSky(stage),
    clouds(stage, 3),
    range(stage, { base: horizon, h: H * .28, n: 5, main: .30, depth: .42, snow: .4 }),
    hill(stage, foothill, spruce, .28, 2),
    pines(stage, foothill, 0, W, 22, U * .06, .28),
    rect(-4, kerb - H * .02, W + 8, H, light.at(mix(sand, ink, .42), 0, .25)),
    ...[.03, .11, .90, .98].map((x, i) => roundTree(stage, W * x, kerb, U * (i % 2 ? .26 : .36), .05)),
    ...[.07, .94].map((x) => place(W * x, kerb, U * .011, cottage(stage, { depth: .06 }))),
    place(focusX - U * .02, kerb, Math.max(U * .0070, W * .0058), mainStreet(stage)),
    rect(-4, kerb + H * .012, W + 8, H * .02, light.at(mix(sand, ink, .2), 0, .3)),
    shape(roadbed, light.at(mix(sand, ink, .55), 0, .22)),
    shape(windowLight, light.glow, 'opacity=".12"'),
    repeat(5, dash),
    place(focusX - U * .50, kerb + H * .075, U * .0036, pickup(stage, { color: sky })),
    place(focusX + U * .30, kerb + H * .062, U * .0034, familyWagon(stage, { color: wheat })),
  ].join('')
}
