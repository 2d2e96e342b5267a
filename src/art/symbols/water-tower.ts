import { rect, shape, stroke } from '../draw.ts'
import { clay, ink, mix, paper, sky } from '../palette.ts'
import type { Lit } from '../stage.ts'

/** A small town's water tower; 53 tall, standing on y = 0. */
export function waterTower({ light, sunSide }: Lit): string {
  const { at } = light
  return [
    stroke('M-7 0L-4 -30M7 0L4 -30M-6 -10L5 -20M6 -10L-5 -20', at(mix(ink, sky, 0.2), 0.08, 0.1), 1.3),
    rect(-9, -45, 18, 16, at(mix(sky, paper, 0.5), 0.06, 0.1)),
    rect(sunSide < 0 ? 2 : -9, -45, 7, 16, at(mix(sky, paper, 0.3), 0.06, 0.4)),
    shape('M-10.5 -45L0 -53L10.5 -45Z', at(clay, 0.06, 0.25)),
  ].join('')
}
