import { disc, oval, rect, repeat, shape, stroke } from '../draw.ts'
import { clay, deep, ink, mix, paper, sand, sky, spruce, wheat } from '../palette.ts'
import type { Lit } from '../stage.ts'
import { threePoplars } from './three-poplars.ts'

/** A tee with its sponsor's sign and bunting, a ball ready; about 120 wide, standing on y = 0. */
export function teeSign({ light }: Lit): string {
  const { at } = light
  const colors = [clay, wheat, sky, paper, spruce, clay, wheat, sky, paper]
  const pole = (x: number) => rect(x, -76, 2.4, 76, at(mix(sand, ink, 0.35), 0)) + disc(x + 1.2, -77, 2.2, at(wheat, 0))
  const pennant = (i: number) => {
    const [x, y] = [-52 + i * 11.6, -72 + 10 * Math.sin(((i + 0.5) / 9) * Math.PI)]
    return shape(`M${x} ${y}H${x + 9}L${x + 4.5} ${y + 11}Z`, at(colors[i], 0))
  }
  return [
    oval(0, 1, 62, 3.6, at(mix(spruce, wheat, 0.35), 0, 0.2)),
    pole(-56) + pole(54),
    stroke('M-55 -73Q0 -53 55 -73', at(ink, 0), 0.8) + repeat(9, pennant),
    rect(-24, -14, 4, 14, at(mix(clay, ink, 0.35), 0)) + rect(20, -14, 4, 14, at(mix(clay, ink, 0.35), 0)),
    rect(-34, -48, 68, 36, at(deep, 0), 'rx="3"') + rect(-34, -49, 68, 35, at(paper, 0), 'rx="3"'),
    rect(-34, -49, 68, 8, at(spruce, 0), 'rx="3"') + threePoplars(-20, -20, 0.95, at(spruce, 0)),
    rect(-4, -36, 32, 4, at(clay, 0)) + rect(-4, -29, 26, 2.6, at(ink, 0)) + rect(-4, -24, 20, 2.6, at(mix(ink, sand, 0.4), 0)),
    disc(-44, -2.6, 3.4, at(clay, 0)) + disc(44, -2.6, 3.4, at(clay, 0)),
    rect(-0.6, -3, 1.2, 4, at(wheat, 0)) + disc(0, -4.6, 2, at(paper, 0)),
  ].join('')
}
