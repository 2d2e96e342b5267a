import { disc, stroke } from '../draw.ts'
import { clay, mix, paper, sky, wheat } from '../palette.ts'
import type { Lit } from '../stage.ts'

/** A lattice mast on the air, its lamp lit and its waves going out; 74 tall, standing on y = 0. */
export function radioMast({ light }: Lit): string {
  const { at } = light
  const steel = at(mix(sky, paper, 0.5), 0.04, 0.05)
  const waves = [10, 17, 24].map((r, i) =>
    stroke(
      `M${-r * 0.8} ${-72 - r * 0.6}A${r} ${r} 0 0 0 ${-r * 0.8} ${-72 + r * 0.6}M${r * 0.8} ${-72 - r * 0.6}A${r} ${r} 0 0 1 ${r * 0.8} ${-72 + r * 0.6}`,
      mix(wheat, paper, 0.2),
      1.3,
      `opacity="${0.9 - i * 0.25}"`,
    ),
  )
  return [
    stroke('M-8 0L-.8 -70M8 0L.8 -70', steel, 1.4),
    stroke('M-7 -9L5.6 -20L-4.6 -31L3.4 -42L-2.2 -53L1.2 -64M7 -9L-5.6 -20L4.6 -31L-3.4 -42L2.2 -53L-1.2 -64', steel, 0.8),
    stroke('M-1 -62L-34 0M1 -62L34 0', steel, 0.4),
    ...waves,
    disc(0, -72, 2.4, mix(clay, wheat, 0.2)),
  ].join('')
}
