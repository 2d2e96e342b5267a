import { disc, oval, rect, shape, stroke } from '../draw.ts'
import { clay, deep, ink, mix, paper, sand, sky, spruce, wheat } from '../palette.ts'
import type { Lit } from '../stage.ts'

/** Bound minutes on a table by lamplight, one open with a pen across it; about 100 wide, standing on y = 0. */
export function minuteBooks({ light }: Lit): string {
  const { at, lampsLit, glow } = light
  const wood = mix(clay, ink, 0.35)
  const book = (x: number, y: number, w: number, color: string) =>
    rect(x, y - 6, w, 6, at(color, 0)) +
    rect(x + w - 3, y - 5, 3, 4, at(paper, 0, 0.12)) +
    rect(x + 5, y - 6, 2, 6, at(wheat, 0)) +
    rect(x + 9, y - 6, 1, 6, at(wheat, 0))
  return [
    oval(0, 0.4, 56, 3, at(deep, 0), 'opacity=".35"'),
    rect(-44, -24, 5, 24, at(wood, 0, 0.1)) + rect(39, -24, 5, 24, at(wood, 0, 0.1)),
    rect(-52, -29, 104, 6, at(mix(clay, sand, 0.2), 0)) + rect(-52, -24.6, 104, 1.8, at(wood, 0)),
    book(-46, -29, 36, spruce) +
      book(-43, -35, 33, clay) +
      book(-46, -41, 34, mix(sky, deep, 0.25)) +
      book(-41, -47, 30, mix(wheat, clay, 0.3)),
    // Open at the last page.
    shape('M-2 -30Q9 -34 20 -30Q31 -34 42 -30L46 -42Q33 -46 20 -41.6Q7 -46 -6 -42Z', at(clay, 0, 0.2)),
    shape('M0 -31Q10 -35 20 -31Q30 -35 40 -31L44 -43Q32 -46.6 20 -42Q8 -46.6 -4 -43Z', at(paper, 0)),
    shape('M20 -31Q30 -35 40 -31L44 -43Q32 -46.6 20 -42Z', at(paper, 0, 0.1)),
    stroke('M2 -40Q9 -42 16 -39.6M3 -37Q10 -39 16 -36.6M24 -39.6Q31 -42 38 -40M24 -36.6Q30 -39 34 -37.6', at(mix(sky, ink, 0.3), 0), 0.8),
    stroke('M27 -31.6L46 -37', at(ink, 0), 1.5),
    // The lamp.
    disc(-1, -52, 17, glow, `opacity="${lampsLit ? 0.22 : 0}"`),
    rect(-7, -32, 12, 3, at(deep, 0)) + shape('M-6 -32L-4 -40H2L4 -32Z', at(mix(wheat, clay, 0.3), 0)),
    shape('M-4.6 -41Q-8 -50 -3 -58H1Q6 -50 2.6 -41Z', lampsLit ? glow : at(mix(paper, sky, 0.2), 0)) +
      rect(-5, -42, 8, 2, at(deep, 0)) +
      rect(-3.6, -60, 5.2, 2.4, at(deep, 0)),
  ].join('')
}
