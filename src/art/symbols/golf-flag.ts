import { disc, oval, rect, shape } from '../draw.ts'
import { clay, deep, paper } from '../palette.ts'
import type { Lit } from '../stage.ts'

/** Hole, flag and ball; 46 tall, standing on y = 0. */
export function golfFlag({ light }: Lit): string {
  const { at } = light
  return [
    oval(0, 0, 5, 1.2, at(deep, 0)),
    rect(-0.6, -46, 1.2, 46, at(paper, 0)),
    shape('M.6 -46Q8 -42 20 -44Q16 -38 20 -32Q8 -30 .6 -34Z', at(clay, 0)),
    disc(9, -1, 1.3, paper),
  ].join('')
}
