import { disc, polygon, repeat, shape, stroke } from '../draw.ts'
import { clay, ink, mix, sand } from '../palette.ts'
import type { Lit } from '../stage.ts'

const lattice = 'M-8 0L-1.4 -56M8 0L1.4 -56M-6.9 -9L6 -17M6.9 -9L-6 -17M-5 -25L4.2 -32M5 -25L-4.2 -32M-3.2 -40L2.6 -45M3.2 -40L-2.6 -45'

/** A windpump on its lattice tower; 74 tall, standing on y = 0. */
export function windpump({ light }: Lit): string {
  const { at } = light
  const iron = at(ink, 0, 0.1)
  const blade = (i: number) => {
    const angle = (i * 30 * Math.PI) / 180
    const next = angle + 0.34
    const on = (a: number, radius: number): [number, number] => [Math.cos(a) * radius, -60 + Math.sin(a) * radius]
    return polygon([on(angle, 3), on(angle, 14), on(next, 14)], at(i % 2 ? sand : mix(sand, ink, 0.25), 0, 0.15))
  }
  return [
    stroke(lattice, iron, 1.2),
    repeat(12, blade),
    shape('M2 -60.8L20 -62L26 -67L27 -55L20 -59L2 -59.2Z', at(clay, 0, 0.1)),
    disc(0, -60, 2.4, iron),
  ].join('')
}
