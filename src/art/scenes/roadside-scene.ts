import { clouds } from '../clouds.ts'
import { d, lerp, oval, place, rect, repeat, shape } from '../draw.ts'
import { fence } from '../fence.ts'
import { grass } from '../grass.ts'
import { hill, rolling } from '../ground.ts'
import { clay, deep, mix, paper, sage, sand, sky, spruce, wheat } from '../palette.ts'
import { range } from '../range.ts'
import type { Recipe } from '../recipe.ts'
import { drawSky } from '../sky.ts'
import type { Stage } from '../stage.ts'
import { familyWagon } from '../symbols/family-wagon.ts'
import { person } from '../symbols/person.ts'
import { towTruck } from '../symbols/tow-truck.ts'
import { pines } from '../trees.ts'

/** A wagon on the shoulder at night, its warning lamps on and the tow truck coming. */
export const roadsideScene: Recipe = { time: 'night', season: 'summer', sun: .80, horizon: .50, focus: .62, sunY: .24, sunRadius: .06, draw }

function draw(stage: Stage): string {
  const { W, H, U, horizon, focus, focusX, light } = stage
  // On a tall picture the road keeps the proportions it has on a wide one.
  const Q = Math.min(H, U * 1.3)
  const foothill = rolling(stage, horizon + H * .02, H * .03, 4, .3)
  const y = horizon + Q * .22
  const asphalt = mix(light.at(mix(sky, sand, .35), .1, .1), deep, .15)
  const roadbed = d`M-4 ${y + Q * .05}L${W + 4} ${y - Q * .03}L${W + 4} ${y + Q * .10}L-4 ${y + Q * .30}Z`
  const dash = (i: number) => {
    const t = i / 9
    const [x, lineY] = [W * t, lerp(y + Q * .165, y + Q * .035, t)]
    const [w, h] = [W * .045 * (1.1 - t * .6), H * .009 * (1.3 - t)]
    return shape(d`M${x} ${lineY}L${x + w} ${lineY - h * 1.4}L${x + w} ${lineY - h * .4}L${x} ${lineY + h}Z`, wheat, 'opacity=".75"')
  }
  const wideBeam = d`M${focusX - U * .49} ${y + Q * .008}L${focusX - U * 1.25} ${y + Q * .05}L${focusX - U * 1.05} ${y + Q * .20}L${focusX - U * .49} ${y + Q * .03}Z`
  const beam = d`M${focusX - U * .49} ${y + Q * .012}L${focusX - U * .95} ${y + Q * .06}L${focusX - U * .84} ${y + Q * .17}L${focusX - U * .49} ${y + Q * .028}Z`
  return [
    drawSky(stage),
    clouds(stage, 2),
    range(stage, { base: horizon + H * .03, h: Math.min(H * .27, U * .32), n: 7, main: focus - .12, depth: .34, snow: .3, fall: 1.7, low: .82 }),
    hill(stage, foothill, spruce, .22, 2),
    pines(stage, foothill, 0, W, 26, U * .06, .2),
    rect(-4, y - Q * .05, W + 8, H, light.at(light.grass, 0, .3)),
    shape(roadbed, asphalt),
    repeat(9, dash),
    shape(wideBeam, light.glow, 'opacity=".16"'),
    shape(beam, light.glow, 'opacity=".18"'),
    oval(focusX - U * .18, y + Q * .13, U * .46, U * .045, mix(wheat, clay, .2), 'opacity=".16"'),
    place(W * .985 - U * .30, y + Q * .012, U * .0019, towTruck(stage)),
    place(focusX - U * .5, y + Q * .13, U * .0062, familyWagon(stage, { hazard: true, color: mix(sage, paper, .5) })),
    place(focusX + U * .27, y + Q * .135, U * .0046, person(stage, { coat: wheat })),
    rect(-4, H * .93, W + 8, H * .1, deep),
    grass(stage, H * .94, U * .11, 90, deep),
    fence(stage, { from: [-W * .02, H * .95], to: [W * 1.02, H * .83], heights: [U * .13, U * .07], n: 12 }),
  ].join('')
}
