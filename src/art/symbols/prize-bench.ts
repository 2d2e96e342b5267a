import { disc, oval, place, rect, shape, stroke } from '../draw.ts'
import { clay, deep, ink, mix, paper, sand, sky, spruce, wheat } from '../palette.ts'
import type { Lit } from '../stage.ts'

/** What is handed over: a cup, and a young poplar in a pot with a rosette for each; 56 tall, standing on y = 0. */
export function prizeBench({ light }: Lit): string {
  const { at } = light
  const wood = mix(clay, ink, 0.3)
  const rosette = (x: number, y: number, color: string) =>
    shape(
      `M${x - 3} ${y + 3}L${x - 5} ${y + 12}L${x - 1} ${y + 10}L${x} ${y + 4}L${x + 1} ${y + 10}L${x + 5} ${y + 12}L${x + 3} ${y + 3}Z`,
      at(color, 0, 0.25),
    ) +
    disc(x, y, 5, at(color, 0)) +
    disc(x, y, 2.6, at(paper, 0))
  const tree =
    shape('M-1 -12C-9 -20 -6 -34 0 -40C6 -33 8 -20 1 -12Z', at(spruce, 0)) +
    shape('M0 -12V-40C6 -33 8 -20 1 -12Z', at(spruce, 0, 0.45)) +
    rect(-0.8, -14, 1.6, 6, at(wood, 0)) +
    shape('M-8 -12H8L6 0H-6Z', at(mix(clay, sand, 0.25), 0)) +
    rect(-9, -13, 18, 3.4, at(mix(clay, sand, 0.1), 0))
  const cup =
    stroke('M-9 -26Q-16 -25 -14 -18Q-12 -13 -7 -13M9 -26Q16 -25 14 -18Q12 -13 7 -13', at(wheat, 0, 0.2), 2) +
    shape('M-10 -29H10Q10 -12 2 -10V-5H7V0H-7V-5H-2V-10Q-10 -12 -10 -29Z', at(wheat, 0)) +
    shape('M2 -29H10Q10 -12 2 -10V-5H7V0H1Z', at(wheat, 0, 0.3))
  return [
    oval(0, 0.4, 58, 3, at(deep, 0), 'opacity=".35"'),
    rect(-50, -18, 5, 18, at(wood, 0, 0.2)) + rect(45, -18, 5, 18, at(wood, 0, 0.2)) + rect(-46, -9, 92, 3, at(wood, 0, 0.35)),
    rect(-58, -23, 116, 6, at(mix(clay, wheat, 0.3), 0)) + rect(-58, -18.4, 116, 1.6, at(wood, 0)),
    place(-36, -23, 1, tree) + rosette(-36, -29.4, clay),
    place(0, -23, 1.15, cup) + rosette(0, -45, mix(sky, paper, 0.15)),
    place(36, -23, 1.06, tree) + rosette(36, -29.4, mix(wheat, clay, 0.2)),
  ].join('')
}
