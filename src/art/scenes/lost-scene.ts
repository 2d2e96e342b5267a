import { clouds } from '../clouds.ts'
import { d, place, rect, repeat, shape, stroke } from '../draw.ts'
import { fence } from '../fence.ts'
import { grass } from '../grass.ts'
import { hill, rolling } from '../ground.ts'
import { clay, deep, mix, sand, spruce, wheat } from '../palette.ts'
import { range } from '../range.ts'
import type { Recipe } from '../recipe.ts'
import { drawSky } from '../sky.ts'
import type { Stage } from '../stage.ts'
import { dog } from '../symbols/dog.ts'
import { signpost } from '../symbols/signpost.ts'
import { pines } from '../trees.ts'
import { windbreak } from '../windbreak.ts'

/** A dirt road that ends at a gate, a signpost beside it and a dog that waits: the page nobody finds. */
export const lostScene: Recipe = { time: 'dusk', season: 'autumn', sun: 0.3, horizon: 0.5, focus: 0.62, draw }

function draw(stage: Stage): string {
  const { W, H, U, horizon, focusX, light } = stage
  const foothill = rolling(stage, horizon, H * 0.03, 4, 1)
  const pasture = rolling(stage, horizon + H * 0.08, H * 0.02, 3, 2)
  const gateY = horizon + H * 0.2
  const gate = U * 0.17
  return [
    drawSky(stage),
    clouds(stage, 4),
    range(stage, { base: horizon, h: H * 0.36, n: 6, main: 0.3, depth: 0.42, snow: 0.45 }),
    hill(stage, foothill, spruce, 0.3, 2),
    pines(stage, foothill, 0, W, 26, U * 0.06, 0.28),
    hill(stage, pasture, light.grass, 0.1, 2),
    rect(-4, gateY - H * 0.03, W + 8, H, light.at(mix(light.grass, wheat, 0.25), 0, 0.14)),
    drawTrack(stage, focusX, gate, gateY),
    fence(stage, { from: [-W * 0.02, gateY + H * 0.02], to: [focusX - gate, gateY], heights: [U * 0.1, U * 0.085], n: 12 }),
    fence(stage, { from: [focusX + gate, gateY], to: [W * 1.02, gateY + H * 0.025], heights: [U * 0.085, U * 0.1], n: 9 }),
    drawGate(stage, focusX - gate, focusX + gate, gateY),
    place(focusX + gate + U * 0.15, gateY + H * 0.05, U * 0.0062, signpost(stage)),
    place(focusX + gate * 0.15, gateY + H * 0.08, U * 0.0052, dog(stage)),
    grass(stage, H + 4, U * 0.1, 90, light.at(deep, 0, 0.3)),
    windbreak(stage, { from: [W * 0.93, H * 1.03], to: [W * 1.02, H], heights: [U * 0.8, U * 0.66], n: 3, lean: 0.08 }, { dark: 0.6 }),
  ].join('')
}

/** Two wheel tracks with a strip of grass between them, from under one's feet to the gate. */
function drawTrack({ H, U, light }: Stage, x: number, gate: number, y: number): string {
  const dust = light.at(mix(sand, clay, 0.12), 0, 0.05)
  const track = (from: number, to: number) => {
    const [farLeft, farRight] = [x + gate * from, x + gate * to]
    const [nearLeft, nearRight] = [x - U * 0.5 + U * 0.62 * from, x - U * 0.5 + U * 0.62 * to]
    const bend = (far: number, near: number) => d`Q${far - U * 0.06} ${y + H * 0.14} ${near} ${H + 4}`
    return shape(
      d`M${farLeft} ${y}${bend(farLeft, nearLeft)}L${nearRight} ${H + 4}Q${farRight - U * 0.06} ${y + H * 0.14} ${farRight} ${y}Z`,
      dust,
    )
  }
  return track(-0.72, -0.2) + track(0.2, 0.72)
}

/** Five bars and a brace between two heavy posts, shut. */
function drawGate({ U, light }: Stage, left: number, right: number, y: number): string {
  const wood = light.at(mix(sand, clay, 0.3), 0, 0.05)
  const post = light.at(mix(clay, deep, 0.5), 0, 0.1)
  const height = U * 0.12
  return [
    repeat(5, (i) => rect(left, y - height * (0.92 - i * 0.19), right - left, height * 0.07, wood)),
    stroke(d`M${left} ${y - height * 0.1}L${right} ${y - height * 0.88}`, wood, height * 0.07),
    rect(left - U * 0.012, y - height * 1.15, U * 0.024, height * 1.2, post),
    rect(right - U * 0.012, y - height * 1.15, U * 0.024, height * 1.2, post),
  ].join('')
}
