import { disc, shape } from './draw.ts'
import { plates, type Plate } from './emblem-plates.ts'
import { lighting } from './lighting.ts'
import { deep, mix, paper, sky, wheat } from './palette.ts'
import { random } from './random.ts'
import type { Grove } from './stage.ts'

export type EmblemKind = keyof typeof plates

/** An icon-sized picture as an SVG document: one symbol, one sun, one hill, on a soft-cornered plate. Size in pixels. */
export function emblem({ kind, size = 96 }: { kind: EmblemKind; size?: number }): string {
  const plate: Plate = plates[kind]
  const id = 'e' + kind
  const time = plate.time ?? 'noon'
  const [sunX, sunY] = plate.sun
  const sunSide = sunX < 50 ? -1 : 1
  // Small things need clean colour: only shade darkens here, neither air nor the hour's tint.
  const shade = mix(deep, sky, 0.2)
  const light = { ...lighting(time, 'summer'), halo: wheat, at: (color: string, _depth = 0, shaded = 0) => mix(color, shade, shaded * 0.9) }
  const grove: Grove = { U: 100, random: random(id), time, sunSide, light }

  const far = mix(plate.sky, plate.ground, 0.42)
  const shaded = sunSide < 0 ? 'M40 44L50 54L58 50L76 64L86 70L52 70L46 58Z' : 'M40 44L22 62L10 70L42 70L36 58Z'
  const art = [
    `<rect width="100" height="100" fill="${plate.sky}"/>`,
    disc(sunX, sunY, 19, mix(plate.sky, paper, 0.35)),
    disc(sunX, sunY, 12, mix(plate.sky, paper, 0.8)),
    shape('M-2 70L14 56L22 62L40 44L50 54L58 50L76 64L86 58L102 70L102 80L-2 80Z', far),
    shape(shaded, mix(far, plate.ground, 0.3)),
    shape('M-2 70Q30 62 60 68T102 66V102H-2Z', mix(plate.ground, plate.sky, 0.14)),
    shape('M-2 78Q40 70 102 80V102H-2Z', plate.ground),
    plate.symbol(grove),
  ].join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="${size}" height="${size}"><clipPath id="${id}"><rect width="100" height="100" rx="14"/></clipPath><g clip-path="url(#${id})">${art}</g></svg>`
}
