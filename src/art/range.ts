import { mountain } from './mountain.ts'
import type { Stage } from './stage.ts'

type Range = {
  base: number
  /** Height of the main peak above the base. */
  h: number
  /** Peaks besides the main one. */
  n?: number
  /** Where the main peak stands, as a fraction of the width. */
  main: number
  depth: number
  snow?: number
  /** How quickly the others fall away from the main peak, and how much at most. */
  fall?: number
  low?: number
}

/** The far range: one main peak with lesser ones falling away to both sides. */
export function range(stage: Stage, { base, h, n = 5, main, depth, snow, fall = 1.1, low = 0.62 }: Range): string {
  const { W, random } = stage
  const peaks: { x: number; h: number; w: number }[] = []
  for (let i = 0; i < n; i++) {
    const t = (i + 0.5) / n + ((random() - 0.5) * 0.4) / n
    const height = h * (1 - Math.min(low, Math.abs(t - main) * fall)) * (0.78 + random() * 0.3)
    peaks.push({ x: t * W, h: height, w: height * (1.1 + random() * 0.7) })
  }
  peaks.push({ x: main * W, h: h * 1.06, w: h * 1.35 })

  // Painted from the outside in, so that the main peak is in front.
  const fromMain = (x: number) => Math.abs(x - main * W)
  peaks.sort((a, b) => fromMain(b.x) - fromMain(a.x))
  return peaks
    .map(({ x, h, w }) => {
      const [leftReach, rightReach] = [w * (0.85 + random() * 0.4), w * (0.85 + random() * 0.4)]
      return mountain(stage, { x, top: base - h, base: base + 4, leftReach, rightReach, depth, snow })
    })
    .join('')
}
