import { rect, shape } from '../draw.ts'
import { clay, ink, mix, sand } from '../palette.ts'
import type { Lit } from '../stage.ts'

/** A post with two boards, one each way; 50 tall, standing on y = 0. */
export function signpost({ light }: Lit): string {
  const { at } = light
  const post = at(mix(clay, ink, 0.4), 0, 0.2)
  return [
    rect(-2, -50, 4, 50, post),
    shape('M-3 -47L26 -47L32 -42L26 -37L-3 -37Z', at(mix(sand, clay, 0.35), 0, 0.1)),
    shape('M3 -33L-24 -33L-30 -28L-24 -23L3 -23Z', at(mix(sand, clay, 0.5), 0, 0.2)),
    rect(2, -43.2, 20, 1.8, post),
    rect(-21, -29, 18, 1.8, post),
  ].join('')
}
