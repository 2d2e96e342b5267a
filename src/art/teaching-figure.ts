import { disc, oval, rect, repeat, shape, stroke } from './draw.ts'
import { clay, deep, ink, mix, paper, sage, sand, sky, spruce, wheat } from './palette.ts'

const kinds = { 'hail-sizes': hailSizes, zones, stacks } satisfies Record<string, () => string>

export type TeachingKind = keyof typeof kinds

/** A figure that explains something, 720 by 360, as an SVG document. It has no words: the caption below it has. */
export function teachingFigure(kind: TeachingKind): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 360" width="720" height="360">${kinds[kind]()}</svg>`
}

/** A pea, a quarter, a golf ball and a baseball to one scale, 76 pixels to an inch, each with a ruler's ticks of a quarter inch below it. */
function hailSizes(): string {
  const inch = 76
  const line = 290
  const ice = (x: number, inches: number) => {
    const radius = (inches * inch) / 2
    return [
      oval(x, line + 3, radius * 1.05, Math.max(3, radius * 0.1), mix(deep, sky, 0.3), 'opacity=".25"'),
      disc(x, line - radius, radius, mix(sky, paper, 0.72)),
      disc(x - radius * 0.12, line - radius * 1.14, radius * 0.8, mix(sky, paper, 0.85)),
      disc(x - radius * 0.3, line - radius * 1.36, radius * 0.34, paper),
    ].join('')
  }
  const ruler =
    rect(60, line + 16, 600, 30, mix(wheat, paper, 0.35)) +
    repeat(32, (i) => rect(60 + (i * inch) / 4, line + 16, 1.6, i % 4 === 0 ? 20 : 10, ink))
  return (
    rect(0, 0, 720, 360, mix(sky, paper, 0.5)) +
    rect(0, line, 720, 70, mix(spruce, sage, 0.35)) +
    ruler +
    ice(98, 0.25) +
    ice(186, 1) +
    ice(334, 1.75) +
    ice(546, 2.75)
  )
}

/** Bare ground by the wall, low green farther out, trees apart beyond: seen from above, not to scale. */
function zones(): string {
  const [x, y] = [360, 180]
  const ring = (rx: number, ry: number, fill: string) => oval(x, y, rx, ry, fill)
  const tree = (angle: number, reach: number, size: number) => {
    const [tx, ty] = [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.5]
    return (
      disc(tx + 3, ty + 4, size, mix(deep, spruce, 0.2), 'opacity=".35"') +
      disc(tx, ty, size, spruce) +
      disc(tx - size * 0.25, ty - size * 0.25, size * 0.55, mix(spruce, sage, 0.3))
    )
  }
  const shrub = (angle: number, reach: number) =>
    disc(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.5, 8, mix(spruce, wheat, 0.2))
  const roof =
    rect(x - 62, y - 36, 124, 72, mix(clay, ink, 0.12)) +
    shape(`M${x - 62} ${y - 36}H${x + 62}L${x + 40} ${y}H${x - 40}Z`, clay) +
    rect(x + 16, y - 18, 14, 14, mix(ink, sand, 0.3))
  const dashes = (rx: number, ry: number) =>
    stroke(`M${x - rx} ${y}A${rx} ${ry} 0 1 1 ${x + rx} ${y}A${rx} ${ry} 0 1 1 ${x - rx} ${y}Z`, paper, 2.5, 'stroke-dasharray="9 8"')
  const beyond = repeat(44, (i) => tree(i * 2.4, 352 + ((i * 37) % 60), 19 + ((i * 7) % 9)))
  return [
    rect(0, 0, 720, 360, mix(spruce, deep, 0.25)),
    beyond,
    ring(340, 172, mix(spruce, wheat, 0.42)),
    repeat(9, (i) => tree(0.35 + (i * Math.PI * 2) / 9, 272, 15)),
    ring(214, 110, mix(mix(spruce, wheat, 0.5), paper, 0.35)),
    repeat(7, (i) => shrub(0.2 + (i * Math.PI * 2) / 7, 172)),
    ring(108, 66, mix(sand, clay, 0.1)),
    dashes(340, 172) + dashes(214, 110) + dashes(108, 66),
    roof,
  ].join('')
}

/** Three stacks apart from each other, from the barn and from the wires, each on its own bare strip: seen from above. */
function stacks(): string {
  const stack = (x: number, y: number) =>
    [
      rect(x - 22, y - 22, 164, 104, mix(sand, clay, 0.22), 'rx="10"'),
      rect(x + 6, y + 8, 120, 60, deep, 'opacity=".3"'),
      repeat(18, (i) => rect(x + (i % 6) * 20, y + Math.floor(i / 6) * 20, 18.6, 18.6, i % 2 ? wheat : mix(wheat, clay, 0.14), 'rx="4"')),
    ].join('')
  const barn =
    rect(44, 44, 150, 92, deep, 'opacity=".3"') +
    rect(36, 36, 150, 46, clay) +
    rect(36, 82, 150, 46, mix(clay, ink, 0.28)) +
    rect(36, 80, 150, 4, mix(clay, paper, 0.4))
  const pole = (x: number, y: number) => rect(x - 14, y - 2, 28, 4, mix(ink, clay, 0.3)) + disc(x, y, 4.5, ink)
  const wires =
    stroke('M652 -10L700 370', mix(ink, paper, 0.2), 1.6) +
    stroke('M660 -10L708 370', mix(ink, paper, 0.2), 1.6) +
    pole(659, 16) +
    pole(680, 182) +
    pole(699, 338)
  const lane = shape('M224 360Q236 240 232 160T262 -4L296 -4Q262 90 268 160T264 360Z', mix(sand, clay, 0.1))
  return rect(0, 0, 720, 360, mix(spruce, wheat, 0.45)) + lane + barn + stack(350, 40) + stack(450, 232) + stack(66, 232) + wires
}
