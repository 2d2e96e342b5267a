import { longCloud } from '../clouds.ts'
import { place } from '../draw.ts'
import { fence } from '../fence.ts'
import { wheatHeads } from '../grass.ts'
import { hill, rolling } from '../ground.ts'
import { mesa } from '../mesa.ts'
import { clay, mix, paper, sage, sky, spruce, wheat } from '../palette.ts'
import { range } from '../range.ts'
import type { Recipe } from '../recipe.ts'
import { rows } from '../rows.ts'
import { drawSky } from '../sky.ts'
import type { Stage } from '../stage.ts'
import { stormBank } from '../storm-bank.ts'
import { pickup } from '../symbols/pickup.ts'
import { ranchHouse } from '../symbols/ranch-house.ts'
import { windpump } from '../symbols/windpump.ts'
import { pines, roundTree } from '../trees.ts'
import { windbreak } from '../windbreak.ts'

/** A storm clearing behind a sheltered farmhouse: the brand picture. */
export const heroScene: Recipe = { time: 'storm', season: 'storm', sun: 0.5, sunY: 0.8, horizon: 0.6, focus: 0.7, sunRadius: 0.05, draw }

function draw(stage: Stage): string {
  const { W, H, U, horizon, focus, focusX, light, options } = stage
  const foothill = rolling(stage, horizon + H * 0.03, H * 0.03, 5, 1.2)
  const wheatField = rolling(stage, horizon + H * 0.1, H * 0.035, 3.2, 3.6)
  const nearField = rolling(stage, horizon + H * 0.22, H * 0.03, 2.6, 0.6)
  const scale = U * 0.0041
  const yard = horizon + H * 0.215
  const main = options.main ?? Math.max(0.5, focus - 0.16)
  const stubble: [string, string] = [mix(wheat, paper, 0.1), mix(wheat, clay, 0.22)]
  return [
    drawSky(stage),
    stormBank(stage, 1),
    longCloud(stage, W * 0.16, horizon * 0.5, U * 0.7, U * 0.04, 0.86),
    longCloud(stage, W * 0.05, horizon * 0.3, U * 0.5, U * 0.035, 0.8),
    range(stage, { base: horizon + H * 0.02, h: Math.min(H * 0.27, U * 0.34), n: 8, main, depth: 0.5, fall: 2.3, low: 0.86 }),
    mesa(stage, { x: W * 0.13, y: horizon + H * 0.035, w: U * 0.34, h: H * 0.085, depth: 0.42 }),
    hill(stage, foothill, mix(spruce, sage, 0.25), 0.34, 2),
    pines(stage, foothill, W * 0.3, W * 0.52, 14, U * 0.045, 0.3),
    rows(stage, wheatField, { vx: W * 0.4, vy: horizon + H * 0.05, colors: stubble, depth: 0.1, n: 26, spread: W * 3.0, bend: -U * 0.1 }),
    windbreak(
      stage,
      {
        from: [focusX - U * 0.36, horizon + H * 0.2],
        to: [focusX - U * 0.06, horizon + H * 0.165],
        heights: [U * 0.28, U * 0.19],
        n: 6,
        lean: 0.2,
      },
      { depth: 0.08 },
    ),
    rows(stage, nearField, {
      vx: W * 0.98,
      vy: horizon + H * 0.1,
      colors: light.neighbourCrop,
      n: 16,
      spread: W * 3.2,
      bend: -U * 0.24,
      bias: 0.62,
    }),
    place(focusX + U * 0.22, yard - U * 0.005, scale * 0.86, windpump(stage)),
    place(focusX, yard, scale, ranchHouse(stage)),
    roundTree(stage, focusX + U * 0.36, yard + H * 0.01, U * 0.16, 0.04),
    options.truck === false ? '' : place(focusX - U * 0.2, yard + H * 0.078, U * 0.0018, pickup(stage, { color: sky })),
    fence(stage, { from: [W * 1.02, horizon + H * 0.36], to: [W * 0.46, horizon + H * 0.255], heights: [U * 0.07, U * 0.022], n: 12 }),
    wheatHeads(stage, W * 0.3, W * 1.02, H + 6, U * 0.11, 90),
    windbreak(
      stage,
      { from: [W * 0.965, H * 1.03], to: [W * 1.05, H * 0.99], heights: [U * 0.74, U * 0.58], n: 3, lean: 0.12 },
      { fat: 0.12, dark: 0.72 },
    ),
  ].join('')
}
