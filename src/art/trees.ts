import { d, disc, lerp, outline, rect, shape, type Point } from './draw.ts'
import type { Ground } from './ground.ts'
import { deep, ink, mix, sage, spruce, wheat } from './palette.ts'
import type { Lit, Stage } from './stage.ts'

/** A fir of height h, one side in the light. */
export function conifer(lit: Lit, x: number, y: number, h: number, depth = 0, dark = 0.45): string {
  return paintFirs(lit, [{ x, y, h }], depth, dark)
}

/** n firs of about height h along a ground line from x0 to x1. */
export function pines(stage: Stage, ground: Ground, x0: number, x1: number, n: number, h: number, depth: number): string {
  const firs = Array.from({ length: n }, (_, i) => {
    const x = lerp(x0, x1, (i + stage.random() * 0.8) / n)
    const size = h * (0.55 + stage.random() * 0.6)
    return { x, y: ground(x) + size * 0.06, h: size }
  })
  // Near trees overlap, so each is painted over the one behind it; far ones are too small to tell.
  if (h > stage.U * 0.15) return firs.map((fir) => paintFirs(stage, [fir], depth, 0.45)).join('')
  return paintFirs(stage, firs, depth, 0.45)
}

type Fir = { x: number; y: number; h: number }

/** A whole row is three paths, trunks, needles and light: a browser pays for every element. */
function paintFirs({ sunSide, light }: Lit, firs: Fir[], depth: number, dark: number): string {
  const needles = mix(spruce, deep, 0.3)
  const lit = mix(needles, sage, light.frosted ? 0.5 : 0.16)
  const paths = (outline: (fir: Fir) => string) => firs.map(outline).join('')
  const trunk = ({ x, y, h }: Fir) => {
    const w = h * 0.02
    return d`M${x - w} ${y - h * 0.06}L${x + w} ${y - h * 0.06}L${x + w} ${y + h * 0.02}L${x - w} ${y + h * 0.02}Z`
  }
  const body = (fir: Fir) => outline([[fir.x, fir.y - fir.h], ...boughs(fir, 1), ...boughs(fir, -1).toReversed()])
  const sunny = (fir: Fir) => outline([[fir.x, fir.y - fir.h], ...boughs(fir, sunSide), [fir.x, fir.y - fir.h * 0.04]])
  return (
    shape(paths(trunk), light.at(ink, depth)) +
    shape(paths(body), light.at(needles, depth, dark)) +
    shape(paths(sunny), light.at(lit, depth, dark * 0.35))
  )
}

function boughs({ x, y, h }: Fir, side: -1 | 1): Point[] {
  const points: Point[] = []
  for (let i = 1; i <= 4; i++) {
    const t = i / 4
    const reach = side * h * 0.2 * (0.35 + 0.65 * t)
    points.push([x + reach, y - h * (1 - t) - h * 0.02], [x + reach * 0.55, y - h * (1 - t) - h * 0.045])
  }
  return points
}

/** A round yard tree of height h. */
export function roundTree({ sunSide, light }: Lit, x: number, y: number, h: number, depth: number): string {
  const leaves = mix(light.tree, wheat, 0.06)
  const dark = light.at(leaves, depth, 0.45)
  const lit = light.at(mix(leaves, wheat, 0.15), depth, 0.12)
  return [
    rect(x - h * 0.035, y - h * 0.4, h * 0.07, h * 0.42, light.at(ink, depth, 0.2)),
    disc(x, y - h * 0.62, h * 0.3, dark),
    disc(x - h * 0.22, y - h * 0.46, h * 0.2, dark),
    disc(x + h * 0.22, y - h * 0.46, h * 0.2, dark),
    disc(x + sunSide * h * 0.09, y - h * 0.68, h * 0.19, lit),
    disc(x + sunSide * h * 0.24, y - h * 0.49, h * 0.12, lit),
  ].join('')
}
