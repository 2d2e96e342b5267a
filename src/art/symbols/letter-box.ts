import { oval, rect, shape, stroke } from '../draw.ts'
import { clay, deep, ink, mix, paper, sand, sky, wheat } from '../palette.ts'
import type { Lit } from '../stage.ts'

/** A country mailbox, open and full of letters, its flag up; 60 tall, standing on y = 0. */
export function letterBox({ light }: Lit): string {
  const { at } = light
  const tin = mix(sky, paper, 0.32)
  const post = mix(clay, ink, 0.42)
  const letter = (data: string, flap: string, shade: number) => shape(data, at(paper, 0, shade)) + stroke(flap, at(clay, 0, shade), 0.8)
  return [
    oval(6, 0.4, 22, 2, at(deep, 0), 'opacity=".35"'),
    rect(3, -36, 6, 36, at(post, 0)) + rect(6.4, -36, 2.6, 36, at(post, 0, 0.45)),
    rect(-16, -38, 44, 4, at(post, 0, 0.12)) + shape('M9 -24L22 -34H15L9 -29Z', at(post, 0, 0.3)),
    shape('M-14 -38V-50A11 11 0 0 1 -3 -61H21A11 11 0 0 1 32 -50V-38Z', at(tin, 0)),
    shape('M-14 -38V-50A11 11 0 0 1 8 -50V-38Z', at(deep, 0, 0.1)),
    letter('M-19 -41L3 -46L6 -36L-16 -32Z', 'M-19 -41L-5 -40L3 -46', 0.14),
    letter('M-17 -46L5 -52L8 -42L-13 -37Z', 'M-17 -46L-3 -45L5 -52', 0),
    shape('M-14 -38L-22 -29H0L8 -38Z', at(tin, 0, 0.35)),
    rect(23, -69, 2.4, 20, at(ink, 0)) + rect(25, -69, 11, 7, at(clay, 0)),
    rect(14, -50, 13, 2, at(paper, 0, 0.1)) + rect(14, -46, 9, 2, at(paper, 0, 0.1)),
    // What the wind took.
    letter('M-44 -16L-30 -20L-27 -12L-41 -8Z', 'M-44 -16L-34 -15L-30 -20', 0.05) +
      stroke('M-54 -18Q-50 -20 -47 -18M-50 -12Q-47 -13 -45 -11', at(sand, 0), 1),
    rect(-14, -39, 46, 1.4, at(wheat, 0, 0.2)),
  ].join('')
}
