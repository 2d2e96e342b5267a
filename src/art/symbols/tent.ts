import { d, repeat, shape, stroke } from '../draw.ts'
import { clay, ink, paper, wheat } from '../palette.ts'
import type { Lit } from '../stage.ts'

const width = 34

/** A striped fair tent with a pennant; 34 wide, standing on y = 0. */
export function tent({ light }: Lit, { color = clay }: { color?: string } = {}): string {
  const { at } = light
  const stripe = (i: number) => {
    const x = -width / 2 + (width * i) / 6
    const next = x + width / 6
    // The roof overhangs at the two ends.
    const roof = d`M${x - (i < 3 ? 1 : 0)} -10L${next + (i > 2 ? 1 : 0)} -10L0 -26Z`
    return (
      shape(d`M${x} -10L${next} -10L${next} 0L${x} 0Z`, i % 2 ? at(paper, 0, 0.12) : at(color, 0, 0.14)) +
      shape(roof, i % 2 ? at(paper, 0) : at(color, 0, 0.04))
    )
  }
  return [
    repeat(6, stripe),
    stroke('M0 -26L0 -33', at(ink, 0), 0.9),
    shape('M0 -33L8 -31L0 -29Z', at(wheat, 0)),
    shape('M-4 0L-4 -8L4 -8L4 0Z', at(ink, 0, 0.2)),
  ].join('')
}
