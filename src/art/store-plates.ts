import { d, oval, shape } from './draw.ts'
import { clay, deep, mix, paper, sage, sand, sky, spruce, wheat } from './palette.ts'
import type { Paint } from './paint.ts'
import { choreJacket, fieldCap, rainShell, truckerCap } from './symbols/store-clothes.ts'
import { enamelMug, foldedBlanket, gateSign, rainGauge, rolledPoster, seedlings } from './symbols/store-goods.ts'

/** What the store sells, one thing on a plate each: a ground, the shelf it stands on, and the thing. */
type StorePlate = { ground: string; thing: (paint: Paint) => string; hangs?: true }

// Drawn straight onto a plate of 120 by 120.
const storePlates = {
  cap: { ground: sage, thing: fieldCap },
  trucker: { ground: mix(sky, paper, 0.62), thing: truckerCap },
  jacket: { ground: mix(spruce, sage, 0.62), thing: choreJacket, hangs: true },
  shell: { ground: mix(wheat, paper, 0.42), thing: rainShell, hangs: true },
  sign: { ground: mix(clay, paper, 0.66), thing: gateSign, hangs: true },
  mug: { ground: mix(wheat, clay, 0.22), thing: enamelMug },
  gauge: { ground: mix(sage, sky, 0.22), thing: rainGauge },
  blanket: { ground: mix(sand, wheat, 0.35), thing: foldedBlanket },
  seedlings: { ground: mix(sky, paper, 0.72), thing: seedlings },
  poster: { ground: mix(clay, wheat, 0.45), thing: rolledPoster },
} satisfies Record<string, StorePlate>

export type StoreKind = keyof typeof storePlates

/** One thing of the store as an SVG document; size in pixels. */
export function storePlate({ kind, size = 120 }: { kind: StoreKind; size?: number }): string {
  const { ground, thing, hangs }: StorePlate = storePlates[kind]
  const paint: Paint = (color, shade = 0) => mix(color, deep, shade)
  const shelf = hangs
    ? shape('M0 19Q60 23 120 19V21.5Q60 25.5 0 21.5Z', mix(clay, deep, 0.5))
    : shape(d`M0 95H120V120H0Z`, mix(ground, deep, 0.16)) + oval(60, 98, 42, 4, mix(ground, deep, 0.36))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120" width="${size}" height="${size}"><rect width="120" height="120" fill="${ground}"/>${shelf}${thing(paint)}</svg>`
}
