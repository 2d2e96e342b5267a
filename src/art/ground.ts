import { shape, smooth, type Point } from './draw.ts'
import type { Stage } from './stage.ts'

/** The height of the ground at x. */
export type Ground = (x: number) => number

/** Soft rolling ground around y; others can stand on the curve it returns. */
export function rolling({ W }: Stage, y: number, amplitude: number, frequency: number, phase: number): Ground {
  return (x) => {
    const wave = (scale: number, shift: number) => Math.sin((x / W) * frequency * scale + phase * shift)
    return y - amplitude * (wave(1, 1) * 0.62 + wave(2.3, 1.7) * 0.26 + wave(0.5, 0.6) * 0.3)
  }
}

/** Path data of everything under a ground line, a little wider than the picture. */
export function under({ W, H }: Stage, ground: Ground, bottom = H + 4): string {
  const steps = 26
  const points: Point[] = [[-W * 0.2, bottom]]
  for (let i = -3; i <= steps + 3; i++) points.push([(W * i) / steps, ground((W * i) / steps)])
  points.push([W * 1.2, bottom])
  return smooth(points)
}

/** A hill whose shade steps down the lee side in `bands`. */
export function hill(stage: Stage, ground: Ground, color: string, depth: number, bands: number): string {
  const { U, sunSide, light } = stage
  const out = [shape(under(stage, ground), light.at(color, depth))]
  for (let i = 1; i <= bands; i++) {
    const lee: Ground = (x) => ground(x + sunSide * U * 0.11 * i) + U * 0.024 * i
    out.push(shape(under(stage, lee), light.at(color, depth, 0.15 * i)))
  }
  return out.join('')
}
