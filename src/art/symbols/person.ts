import { disc, rect, shape } from '../draw.ts'
import { clay, ink, mix, sand, spruce, wheat } from '../palette.ts'
import type { Lit } from '../stage.ts'

export type PersonOptions = { coat?: string; hat?: 'brim' | 'hard'; hatColor?: string }

/** A person seen from behind; 40 tall, standing on y = 0. */
export function person({ light, sunSide }: Lit, o: PersonOptions = {}): string {
  const { at } = light
  const coat = o.coat ?? spruce
  const skin = at(mix(clay, sand, 0.55), 0, 0.1)
  const sunlit =
    sunSide < 0 ? 'M-6.4 -15Q-7.4 -26 -5 -29.4L-2.2 -30.4Q-3.4 -24 -3.2 -15Z' : 'M6.4 -15Q7.4 -26 5 -29.4L2.2 -30.4Q3.4 -24 3.2 -15Z'
  return [
    shape('M-5 -17L-4.4 0L-.9 0L0 -14L1.4 0L4.9 0L5 -18Z', at(ink, 0, 0.1)),
    shape('M-6.4 -15Q-7.4 -26 -5 -29.4Q0 -32 5 -29.4Q7.4 -26 6.4 -15Z', at(coat, 0, 0.25)),
    shape(sunlit, at(mix(coat, wheat, 0.25), 0)),
    rect(-1.5, -32, 3, 3, skin),
    disc(0, -34, 3.5, skin),
    head({ light, sunSide }, o),
  ].join('')
}

function head({ light }: Lit, { hat, hatColor = mix(wheat, clay, 0.3) }: PersonOptions): string {
  if (hat === 'brim') {
    return shape('M-7 -35Q0 -37.4 7 -35Q3.6 -35.4 3.5 -40Q0 -41.4 -3.5 -40Q-3.6 -35.4 -7 -35Z', light.at(hatColor, 0, 0.15))
  }
  if (hat === 'hard') return shape('M-5 -35A5 5 0 0 1 5 -35L6 -34.6L-6 -34.6Z', light.at(wheat, 0))
  const hair = 'M-3.8 -33.6Q-4.4 -38.4 0 -38.4Q4.4 -38.4 3.8 -33.6Q3.6 -29 2.4 -28.4L-2.6 -28.4Q-4 -30 -3.8 -33.6Z'
  return shape(hair, light.at(mix(ink, clay, 0.4), 0))
}
