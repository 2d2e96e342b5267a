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
export const businessScene: Recipe = { time: 'dusk', season: 'autumn', sun: 0.22, horizon: 0.56, focus: 0.54, draw }

function draw(stage: Stage): string {
  const { W, H, U, horizon, focusX, light } = stage
  const foothill = rolling(stage, horizon, H * 0.03, 4, 1.1)
  const kerb = horizon + H * 0.2
  const dash = (i: number) => {
    const t = i / 5
    const y = lerp(kerb + H * 0.05, H, t)
    const h = (H - kerb) * 0.06 * (1 + t)
    const [far, near] = [U * 0.01 * (1 + t * 2), U * 0.012 * (1.3 + t * 2.4)]
    return shape(d`M${W * 0.5 - far} ${y}L${W * 0.5 + far} ${y}L${W * 0.5 + near} ${y + h}L${W * 0.5 - near} ${y + h}Z`, light.at(wheat, 0))
  }
  const roadbed = d`M-4 ${H + 4}L-4 ${kerb + H * 0.11}L${W * 0.12} ${kerb + H * 0.032}L${W * 0.88} ${kerb + H * 0.032}L${W + 4} ${kerb + H * 0.11}L${W + 4} ${H + 4}Z`
  const windowLight = d`M${W * 0.22} ${kerb + H * 0.035}L${W * 0.78} ${kerb + H * 0.035}L${W * 0.9} ${H * 0.86}L${W * 0.1} ${H * 0.86}Z`
  return [
    drawSky(stage),
    clouds(stage, 3),
    range(stage, { base: horizon, h: H * 0.28, n: 5, main: 0.3, depth: 0.42, snow: 0.4 }),
    hill(stage, foothill, spruce, 0.28, 2),
    pines(stage, foothill, 0, W, 22, U * 0.06, 0.28),
    rect(-4, kerb - H * 0.02, W + 8, H, light.at(mix(sand, ink, 0.42), 0, 0.25)),
    ...[0.03, 0.11, 0.9, 0.98].map((x, i) => roundTree(stage, W * x, kerb, U * (i % 2 ? 0.26 : 0.36), 0.05)),
    ...[0.07, 0.94].map((x) => place(W * x, kerb, U * 0.011, cottage(stage, { depth: 0.06 }))),
    place(focusX - U * 0.02, kerb, Math.max(U * 0.007, W * 0.0058), mainStreet(stage)),
    rect(-4, kerb + H * 0.012, W + 8, H * 0.02, light.at(mix(sand, ink, 0.2), 0, 0.3)),
    shape(roadbed, light.at(mix(sand, ink, 0.55), 0, 0.22)),
    shape(windowLight, light.glow, 'opacity=".12"'),
    repeat(5, dash),
    place(focusX - U * 0.5, kerb + H * 0.075, U * 0.0036, pickup(stage, { color: sky })),
    place(focusX + U * 0.3, kerb + H * 0.062, U * 0.0034, familyWagon(stage, { color: wheat })),
  ].join('')
}
