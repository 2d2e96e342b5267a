import { disc } from './draw.ts'
import { clay, deep, mix, paper, sage, sand, sky, spruce, wheat } from './palette.ts'
import {
  fireFund,
  foodBank,
  growers,
  hospice,
  lamplight,
  landTrust,
  readers,
  saddle,
  snowmelt,
  stock,
  veterans,
  youngGrowers,
} from './symbols/charity-motifs.ts'

/** The marks of invented charities and growers' societies: enamel pins, each one ground, one rim and one thing to know it by. */
type Mark = { ground: string; rim: string; motif: () => string }

// Drawn straight onto a plate of 120 by 120, inside a circle of radius 50.
const marks = {
  'food-bank': { ground: wheat, rim: deep, motif: foodBank },
  'land-trust': { ground: mix(sky, paper, 0.55), rim: spruce, motif: landTrust },
  'fire-fund': { ground: deep, rim: clay, motif: fireFund },
  lamplight: { ground: mix(sky, deep, 0.55), rim: wheat, motif: lamplight },
  readers: { ground: mix(clay, paper, 0.12), rim: deep, motif: readers },
  hospice: { ground: sage, rim: spruce, motif: hospice },
  snowmelt: { ground: sky, rim: deep, motif: snowmelt },
  saddle: { ground: mix(sand, wheat, 0.35), rim: clay, motif: saddle },
  veterans: { ground: spruce, rim: wheat, motif: veterans },
  stock: { ground: clay, rim: deep, motif: stock },
  growers: { ground: spruce, rim: wheat, motif: growers },
  'young-growers': { ground: mix(sky, paper, 0.5), rim: clay, motif: youngGrowers },
} satisfies Record<string, Mark>

export type MarkKind = keyof typeof marks

/** One mark as an SVG document; size in pixels. */
export function charityMark({ kind, size = 120 }: { kind: MarkKind; size?: number }): string {
  const { ground, rim, motif }: Mark = marks[kind]
  const id = 'm' + kind
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120" width="${size}" height="${size}"><clipPath id="${id}"><circle cx="60" cy="60" r="50"/></clipPath>${disc(60, 60, 58, rim)}${disc(60, 60, 52.5, paper)}${disc(60, 60, 50, ground)}<g clip-path="url(#${id})">${motif()}</g></svg>`
}
