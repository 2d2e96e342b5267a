import { shape } from '../draw.ts'
import { clay, ink, mix } from '../palette.ts'
import type { Lit } from '../stage.ts'

/** A dog looking right; 26 wide, standing on y = 0. */
export function dog({ light }: Lit): string {
  const coat = light.at(mix(clay, ink, 0.55), 0, 0.2)
  const body =
    'M-9 0L-8.4 -6Q-10 -9 -8 -11Q-4 -11.6 2 -11L4.4 -14Q5 -18 8 -17.6L12.4 -15.2L11.6 -13L8.8 -12.6Q8 -8 6.6 -6.4L6.8 0L4.8 0L4.4 -5.6L-4.4 -5.4L-6.6 0Z'
  const tail = 'M-8 -10Q-13 -12 -13.6 -17L-12 -17Q-11 -13 -7 -11.6Z'
  return shape(body, coat) + shape(tail, coat)
}
