import { disc, oval, rect, shape, stroke } from '../draw.ts'
import { clay, ink, mix, paper, sky, wheat } from '../palette.ts'
import type { Lit } from '../stage.ts'

/** A tow truck with its beacon and headlamp on, facing left; 95 wide, standing on y = 0. */
export function towTruck({ light }: Lit): string {
  const { at, glow } = light
  const pale = at(paper, 0, 0.1)
  const red = at(clay, 0, 0.08)
  const black = at(ink, 0)

  const beacon = disc(22, -40, 16, wheat, 'opacity=".25"') + disc(22, -40, 8, wheat, 'opacity=".45"') + rect(19, -41.5, 6, 3.5, wheat)
  const cab =
    shape('M2 -9L2 -22L12 -24L18 -37L34 -37L34 -9Z', red) + shape('M15 -24L20 -34.5L31 -34.5L31 -24Z', at(mix(sky, paper, 0.5), 0))
  const boom =
    rect(34, -17, 60, 8, pale) +
    shape('M40 -17L46 -17L82 -42L79 -45Z', black) +
    stroke('M80.5 -43L80.5 -27', black, 1.2) +
    rect(34, -25, 9, 8, red)
  const wheels = [16, 54, 80].map((x) => disc(x, -7.5, 7.5, black) + disc(x, -7.5, 3.4, pale)).join('')
  const headlamp = shape('M2 -18L-60 -6L-60 0L2 -13Z', glow, 'opacity=".28"') + oval(2.6, -16, 1.6, 2.2, glow)

  return beacon + cab + boom + wheels + headlamp
}
