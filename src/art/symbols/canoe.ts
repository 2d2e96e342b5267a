import { oval, place, shape, stroke } from '../draw.ts'
import { clay, deep, mix, sand, sky, wheat } from '../palette.ts'
import type { Lit } from '../stage.ts'
import { person } from './person.ts'

/** Two in a canoe; 108 wide, afloat on y = 0. */
export function canoe(lit: Lit): string {
  const { at } = lit.light
  const wood = at(mix(sand, clay, 0.3), 0)
  const reflection = shape('M-52 1Q0 12 52 1Q30 15 0 15Q-30 15 -52 1Z', at(deep, 0, 0.4), 'opacity=".45"')
  const crew = place(-12, 0, 0.62, person(lit, { coat: sky, hat: 'brim' })) + place(20, 0, 0.6, person(lit, { coat: wheat }))
  const paddle = stroke('M-24 -26L-34 5', wood, 1.6) + oval(-34.5, 5, 2, 4.6, wood, 'transform="rotate(16 -34.5 5)"')
  const hull =
    shape('M-54 -11Q-52 3 -32 4.6L32 4.6Q52 3 54 -11Q42 -4 0 -4Q-42 -4 -54 -11Z', at(clay, 0, 0.02)) +
    shape('M-52 -2Q-44 3.6 -32 4.6L32 4.6Q46 4 52 -3Q40 1.6 0 1.6Q-40 1.6 -52 -2Z', at(clay, 0, 0.5)) +
    stroke('M-53.6 -10.6Q-42 -3.6 0 -3.6T53.6 -10.6', at(wheat, 0), 1.3)
  return reflection + crew + paddle + hull
}
