import { disc, oval, rect, repeat, shape } from '../draw.ts'
import { clay, deep, mix, paper, sage, wheat } from '../palette.ts'
import type { Lit } from '../stage.ts'

/** A table carried outside, with chairs around it, papers and a pie; 34 tall, standing on y = 0. */
export function longTable({ light }: Lit): string {
  const { at } = light
  const wood = at(mix(clay, deep, 0.35), 0, 0.05)
  const chair = (x: number, tall: number) =>
    rect(x, -tall, 1.6, tall, wood) +
    rect(x + 8.4, -tall, 1.6, tall, wood) +
    rect(x, -tall, 10, 7, at(mix(clay, wheat, 0.35), 0)) +
    rect(x, -13, 10, 2, wood)
  return [
    oval(0, 0.5, 50, 3, at(deep, 0), 'opacity=".35"'),
    repeat(4, (i) => chair(-39 + i * 23, 32)),
    shape('M-46 -22L-42 -27H42L46 -22Z', at(paper, 0, 0.04)),
    rect(-46, -22, 92, 6, at(mix(paper, sage, 0.4), 0, 0.18)),
    rect(-43, -16, 2.4, 16, wood),
    rect(40.6, -16, 2.4, 16, wood),
    oval(-16, -25.4, 6.4, 1.7, at(wheat, 0)),
    oval(-16, -26, 5, 1.2, at(clay, 0)),
    shape('M4 -24L6 -26.4H16L14 -24Z', at(paper, 0)),
    shape('M18 -23.4L19.4 -25.8H28L27 -23.4Z', at(mix(paper, wheat, 0.3), 0)),
    disc(34, -26.4, 1.9, at(clay, 0)),
  ].join('')
}
