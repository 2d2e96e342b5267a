import { disc, rect, shape, stroke } from '../draw.ts'
import { clay, deep, ink, mix, paper, sand, sky, spruce, wheat } from '../palette.ts'
import type { Lit } from '../stage.ts'

/** A golf cart with two bags, facing left; 74 wide, standing on y = 0. */
export function golfCart({ light }: Lit): string {
  const { at } = light
  const wheel = (x: number) => disc(x, -7, 7, at(ink, 0)) + disc(x, -7, 3, at(sand, 0, 0.1))
  return [
    stroke('M-16 -54L-25 -24M18 -54V-20', at(ink, 0), 1.6),
    shape('M-27 -58Q0 -62 28 -58L30 -53H-29Z', at(paper, 0)) + rect(-29, -54.6, 59, 2, at(sand, 0, 0.35)),
    stroke('M25 -20L35 -52M29 -20L40 -48', at(mix(sand, ink, 0.4), 0), 1.4),
    shape('M20 -38H28L31 -12H22Z', at(clay, 0)) + shape('M29 -36H36L37 -12H30Z', at(sky, 0)) + rect(20.6, -32, 8, 2, at(wheat, 0)),
    shape('M0 -26H4V-40Q4 -43 8 -42L11 -40V-16H-4V-20Z', at(mix(clay, sand, 0.35), 0, 0.1)),
    shape('M-38 -12Q-38 -24 -26 -26L-19 -26L-14 -14H-4V-20H22V-8H-38Z', at(spruce, 0)) +
      shape('M-38 -12L-38 -8H38V-13H20V-10H-14Z', at(deep, 0)),
    stroke('M-22 -30L-15 -26M-24 -33L-20 -27', at(ink, 0), 1.6),
    disc(-35, -17, 1.8, at(mix(wheat, paper, 0.4), 0)),
    wheel(-24) + wheel(25),
  ].join('')
}
