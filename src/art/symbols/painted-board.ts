import { disc, place, rect, repeat, shape, stroke } from '../draw.ts'
import { clay, ink, mix, paper, sage, sand, sky, spruce, wheat } from '../palette.ts'
import type { Lit } from '../stage.ts'
import { person } from './person.ts'
import { threePoplars } from './three-poplars.ts'

/** A roadside board with the mark half painted, and whoever paints it; about 120 wide, standing on y = 0. */
export function paintedBoard(lit: Lit): string {
  const { at } = lit.light
  const post = at(mix(clay, ink, 0.4), 0, 0.1)
  return [
    rect(-48, -30, 4, 30, post) + rect(44, -30, 4, 30, post) + rect(-2, -30, 4, 30, post),
    stroke('M-44 -2L-2 -26M2 -2L44 -26', post, 1.6),
    rect(-60, -78, 120, 52, at(sand, 0)) + rect(-57, -75, 114, 46, at(mix(wheat, paper, 0.3), 0)),
    shape('M-57 -46Q-20 -56 20 -46T57 -48V-29H-57Z', at(mix(spruce, sage, 0.35), 0)),
    disc(-32, -58, 8, at(paper, 0)),
    threePoplars(8, -38, 1.8, at(spruce, 0)),
    // Only sketched so far.
    stroke('M38 -38C33 -48 37 -60 44 -66C48 -56 46 -46 42 -38Z', at(mix(spruce, paper, 0.3), 0), 1, 'stroke-dasharray="2 1.6"'),
    rect(-60, -27, 120, 2.4, at(mix(clay, ink, 0.3), 0)),
    stroke('M25 0L34 -60M45 0L38 -60', at(wheat, 0, 0.12), 2) +
      stroke(
        repeat(7, (i) => `M${26 + i * 1.3} ${-6 - i * 8}H${44 - i * 0.9}`),
        at(wheat, 0, 0.12),
        1.4,
      ),
    place(35, -24, 0.8, person(lit, { coat: sky, hat: 'brim', hatColor: sand })),
    stroke('M31 -46L26 -51', at(mix(clay, sand, 0.5), 0), 2.2),
    rect(-20, -8, 9, 8, at(clay, 0)) +
      rect(-9, -6.4, 8, 6.4, at(spruce, 0)) +
      rect(-20, -8, 9, 2, at(wheat, 0)) +
      rect(-9, -6.4, 8, 1.6, at(sage, 0)),
  ].join('')
}
