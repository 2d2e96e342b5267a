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
export const roadsideScene: Recipe = {
  time: 'night',
  season: 'summer',
  sun: 0.8,
  horizon: 0.5,
  focus: 0.62,
  sunY: 0.24,
  sunRadius: 0.06,
  draw,
}

function draw(stage: Stage): string {
  const { W, H, U, horizon, focus, focusX, light } = stage
  // On a tall picture the road keeps the proportions it has on a wide one.
  const Q = Math.min(H, U * 1.3)
  const foothill = rolling(stage, horizon + H * 0.02, H * 0.03, 4, 0.3)
  const y = horizon + Q * 0.22
  const asphalt = mix(light.at(mix(sky, sand, 0.35), 0.1, 0.1), deep, 0.15)
  const roadbed = d`M-4 ${y + Q * 0.05}L${W + 4} ${y - Q * 0.03}L${W + 4} ${y + Q * 0.1}L-4 ${y + Q * 0.3}Z`
  const dash = (i: number) => {
    const t = i / 9
    const [x, lineY] = [W * t, lerp(y + Q * 0.165, y + Q * 0.035, t)]
    const [w, h] = [W * 0.045 * (1.1 - t * 0.6), H * 0.009 * (1.3 - t)]
    return shape(d`M${x} ${lineY}L${x + w} ${lineY - h * 1.4}L${x + w} ${lineY - h * 0.4}L${x} ${lineY + h}Z`, wheat, 'opacity=".75"')
  }
  const wideBeam = d`M${focusX - U * 0.49} ${y + Q * 0.008}L${focusX - U * 1.25} ${y + Q * 0.05}L${focusX - U * 1.05} ${y + Q * 0.2}L${focusX - U * 0.49} ${y + Q * 0.03}Z`
  const beam = d`M${focusX - U * 0.49} ${y + Q * 0.012}L${focusX - U * 0.95} ${y + Q * 0.06}L${focusX - U * 0.84} ${y + Q * 0.17}L${focusX - U * 0.49} ${y + Q * 0.028}Z`
  return [
    drawSky(stage),
    clouds(stage, 2),
    range(stage, {
      base: horizon + H * 0.03,
      h: Math.min(H * 0.27, U * 0.32),
      n: 7,
      main: focus - 0.12,
      depth: 0.34,
      snow: 0.3,
      fall: 1.7,
      low: 0.82,
    }),
    hill(stage, foothill, spruce, 0.22, 2),
    pines(stage, foothill, 0, W, 26, U * 0.06, 0.2),
    rect(-4, y - Q * 0.05, W + 8, H, light.at(light.grass, 0, 0.3)),
    shape(roadbed, asphalt),
    repeat(9, dash),
    shape(wideBeam, light.glow, 'opacity=".16"'),
    shape(beam, light.glow, 'opacity=".18"'),
    oval(focusX - U * 0.18, y + Q * 0.13, U * 0.46, U * 0.045, mix(wheat, clay, 0.2), 'opacity=".16"'),
    place(W * 0.985 - U * 0.3, y + Q * 0.012, U * 0.0019, towTruck(stage)),
    place(focusX - U * 0.5, y + Q * 0.13, U * 0.0062, familyWagon(stage, { hazard: true, color: mix(sage, paper, 0.5) })),
    place(focusX + U * 0.27, y + Q * 0.135, U * 0.0046, person(stage, { coat: wheat })),
    rect(-4, H * 0.93, W + 8, H * 0.1, deep),
    grass(stage, H * 0.94, U * 0.11, 90, deep),
    fence(stage, { from: [-W * 0.02, H * 0.95], to: [W * 1.02, H * 0.83], heights: [U * 0.13, U * 0.07], n: 12 }),
  ].join('')
}
