import { d, place, rect, repeat, stroke } from '../draw.ts'
import { hill, rolling } from '../ground.ts'
import { clay, ink, mix, paper, sage, sand, sky } from '../palette.ts'
import { range } from '../range.ts'
import { road } from '../road.ts'
import { drawSky } from '../sky.ts'
import type { Stage } from '../stage.ts'
import { familyWagon } from '../symbols/family-wagon.ts'

/** A clear sky, and snow that runs across the road below it. */
export function driftCover(stage: Stage): string {
  const { W, H, U, horizon, light } = stage
  const far = rolling(stage, horizon, H * 0.014, 4, 1)
  const fields = rolling(stage, horizon + H * 0.06, H * 0.01, 3, 2)
  const highway = road(stage, {
    x0: W * 0.3,
    y0: H * 1.05,
    x1: W * 0.62,
    y1: horizon + H * 0.04,
    w: U * 0.3,
    turns: 1.4,
    amp: U * 0.06,
    color: mix(ink, sand, 0.62),
  })
  const marker = ([x, y, half]: [number, number, number], side: -1 | 1) =>
    rect(x + side * half * 1.25, y - half * 0.9, half * 0.07, half * 0.9, light.at(clay, 0)) +
    rect(x + side * half * 1.25, y - half * 0.9, half * 0.07, half * 0.2, paper)
  const markers = highway.middle.filter((_, i) => i % 7 === 3).map((at) => marker(at, -1) + marker(at, 1))
  return [
    drawSky(stage),
    range(stage, { base: horizon, h: H * 0.2, main: 0.3, depth: 0.5, snow: 0.6 }),
    hill(stage, far, mix(sage, sky, 0.2), 0.3, 1),
    hill(stage, fields, light.grass, 0.04, 1),
    highway.svg,
    markers.toReversed().join(''),
    place(W * 0.43, horizon + H * 0.27, U * 0.0036, familyWagon(stage, { color: clay, hazard: true })),
    blowing(stage),
  ].join('')
}

/** Long low streaks, thicker toward who looks. */
function blowing({ W, H, U, horizon, random }: Stage): string {
  return repeat(46, (i) => {
    const near = i / 45
    const y = horizon + H * (0.05 + 0.5 * near) + random() * H * 0.03
    const x = -W * 0.2 + random() * W * 0.8
    const length = W * (0.3 + random() * 0.5)
    const data = d`M${x} ${y}Q${x + length * 0.4} ${y - U * 0.02} ${x + length * 0.7} ${y - U * 0.006}T${x + length} ${y - U * 0.016}`
    return stroke(data, paper, U * (0.006 + 0.026 * near * random()), `opacity="${i % 3 ? '.55' : '.85'}" stroke-linecap="round"`)
  })
}
