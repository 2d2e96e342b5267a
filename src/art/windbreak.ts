import { lerp } from './draw.ts'
import { poplar, type PoplarOptions } from './poplar.ts'
import type { Stage } from './stage.ts'

type Windbreak = {
  /** The near end of the row, the far end, and the heights of the trees there. */
  from: [x: number, y: number]
  to: [x: number, y: number]
  heights: [near: number, far: number]
  n: number
  lean: number
}

/** A row of poplars that shelters a farm, painted from the far end. */
export function windbreak(stage: Stage, { from, to, heights, n, lean }: Windbreak, o: PoplarOptions = {}): string {
  const { random } = stage
  const trees: string[] = []
  for (let i = n - 1; i >= 0; i--) {
    const t = (i / (n - 1)) ** 0.8
    const h = lerp(heights[0], heights[1], t) * (0.88 + random() * 0.22)
    const leaning = lean * (0.85 + random() * 0.3)
    trees.push(poplar(stage, lerp(from[0], to[0], t), lerp(from[1], to[1], t), h, leaning, { depth: t * 0.12, ...o }))
  }
  return trees.join('')
}
