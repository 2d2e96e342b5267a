import { d, place, rect, repeat, shape } from '../draw.ts'
import { grass } from '../grass.ts'
import { clay, deep, ink, mix, sand } from '../palette.ts'
import type { Paint } from '../paint.ts'
import type { Recipe } from '../recipe.ts'
import type { Stage } from '../stage.ts'
import { choreJacket, fieldCap, rainShell } from '../symbols/store-clothes.ts'
import { enamelMug, foldedBlanket, gateSign } from '../symbols/store-goods.ts'
import { windbreak } from '../windbreak.ts'
import { countryside } from './countryside.ts'

type Thing = { draw: (paint: Paint) => string; by: 'shelf' | 'line' | 'post'; at: number; size: number }

// How far from the focus in units, and how large.
const goods: Thing[] = [
  { draw: choreJacket, by: 'line', at: 0, size: 1.3 },
  { draw: fieldCap, by: 'post', at: 0.345, size: 0.76 },
  { draw: gateSign, by: 'line', at: 0.63, size: 1.14 },
  { draw: foldedBlanket, by: 'shelf', at: 0.9, size: 0.8 },
]
const leftOver: Thing[] = [
  { draw: gateSign, by: 'line', at: -0.03, size: 1.3 },
  { draw: enamelMug, by: 'post', at: 0.345, size: 0.66 },
  { draw: rainShell, by: 'line', at: 0.72, size: 1.24 },
]

/** A rail fence with what the store sells hung and put on it, as if for the way home. */
export const storeScene: Recipe = {
  time: 'noon',
  season: 'spring',
  sun: 0.14,
  horizon: 0.5,
  focus: 0.3,
  draw: (stage) => fenceWith(stage, goods),
}

/** The same fence in the evening of the season, with what is left. */
export const clearanceScene: Recipe = { ...storeScene, time: 'dawn', season: 'autumn', draw: (stage) => fenceWith(stage, leftOver) }

function fenceWith(stage: Stage, things: Thing[]): string {
  const { W, H, U, horizon, focusX, light } = stage
  const paint: Paint = (color, shade = 0) => light.at(color, 0, shade)
  const top = horizon + H * 0.08
  const wood = mix(mix(clay, ink, 0.35), sand, 0.3)
  const rail = (y: number) => rect(-9, y, W + 18, H * 0.032, paint(wood)) + rect(-9, y + H * 0.022, W + 18, H * 0.01, paint(wood, 0.45))
  const post = (x: number) =>
    shape(d`M${x - U * 0.024} ${H + 9}V${top - H * 0.04}H${x + U * 0.024}V${H + 9}Z`, paint(wood, 0.12)) +
    rect(x + U * 0.006, top - H * 0.04, U * 0.018, H, paint(wood, 0.45))
  // A thing is drawn on a plate of 120 that it stands on at 97, or hangs in from 17.
  const put = ({ draw, by, at, size }: Thing) => {
    const scale = U * 0.0034 * size
    const y = { shelf: top - 97 * scale, post: top - H * 0.04 - 97 * scale, line: top - 17 * scale }[by]
    return place(focusX + U * at - 60 * scale, y, scale, draw(paint))
  }
  return [
    countryside(stage),
    windbreak(
      stage,
      { from: [W * 0.99, top], to: [W * 0.87, horizon + H * 0.06], heights: [U * 0.44, U * 0.28], n: 5, lean: 0.09 },
      { depth: 0.06 },
    ),
    rail(top) + rail(top + H * 0.24),
    repeat(5, (i) => post(focusX + U * (0.345 + (i - 2) * 0.845))),
    ...things.map(put),
    grass(stage, H + 4, U * 0.08, 60, light.at(deep, 0, 0.4)),
  ].join('')
}
