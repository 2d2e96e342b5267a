import { oval, rect, shape } from '../draw.ts'
import { clay, deep, mix, paper, sand, sky, spruce, wheat } from '../palette.ts'
import type { Lit } from '../stage.ts'

/** What the printer sends: boxes tied up, a rolled poster and a bundle of brochures; 40 tall, standing on y = 0. */
export function parcels({ light, sunSide }: Lit): string {
  const { at } = light
  const card = mix(wheat, sand, 0.45)
  const box = (x: number, y: number, width: number, height: number, tie: string) => [
    rect(x, y - height, width, height, at(card, 0)),
    rect(sunSide < 0 ? x + width * 0.74 : x, y - height, width * 0.26, height, at(card, 0, 0.28)),
    rect(x, y - height, width, height * 0.2, at(mix(card, paper, 0.3), 0)),
    rect(x + width * 0.44, y - height, width * 0.1, height, at(tie, 0)),
  ]
  return [
    oval(2, 0.5, 36, 2.6, at(deep, 0), 'opacity=".35"'),
    ...box(-30, 0, 30, 22, clay),
    ...box(2, 0, 26, 17, spruce),
    ...box(-22, -22, 25, 17, sky),
    // The poster leans on them.
    shape('M27 -1L36 -33L41 -31.6L32 0Z', at(paper, 0, 0.05)),
    oval(38.5, -32.3, 2.7, 1.1, at(mix(paper, deep, 0.4), 0)),
    rect(7, -22, 17, 1.6, at(paper, 0)),
    rect(6, -20.4, 18, 1.6, at(mix(sky, paper, 0.4), 0)),
    rect(7.4, -18.8, 17, 1.8, at(paper, 0, 0.12)),
  ].join('')
}
