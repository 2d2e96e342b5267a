import { d, disc, repeat, shape, stroke } from '../draw.ts'
import { clay, paper, sage, wheat } from '../palette.ts'
import type { Lit } from '../stage.ts'

/** The wheel of a county fair; 56 wide, standing on y = 0. */
export function ferrisWheel({ light }: Lit): string {
  const { at, lampsLit, glow } = light
  const steel = at(paper, 0, 0.1)
  const gondola = (i: number) => {
    const angle = (i * 30 * Math.PI) / 180
    const [x, y] = [Math.cos(angle) * 28, -34 + Math.sin(angle) * 28]
    return [
      stroke(d`M0 -34L${x} ${y}`, steel, 0.7),
      shape(d`M${x - 3.2} ${y + 1}L${x + 3.2} ${y + 1}L${x + 2.4} ${y + 5}L${x - 2.4} ${y + 5}Z`, at([clay, wheat, sage][i % 3], 0)),
      disc(x, y, 1.1, lampsLit ? glow : steel),
    ].join('')
  }
  return [
    stroke('M-13 0L0 -34L13 0', steel, 1.8),
    repeat(12, gondola),
    `<circle cx="0" cy="-34" r="28" fill="none" stroke="${steel}" stroke-width="1.6"/>`,
    `<circle cx="0" cy="-34" r="22" fill="none" stroke="${steel}" stroke-width=".7"/>`,
    disc(0, -34, 3, at(clay, 0)),
  ].join('')
}
