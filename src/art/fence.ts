import { d, lerp, outline, shape, stroke } from './draw.ts'
import { clay, ink, mix } from './palette.ts'
import type { Stage } from './stage.ts'

type Fence = {
  from: [x: number, y: number]
  to: [x: number, y: number]
  /** Post heights at the two ends. */
  heights: [number, number]
  /** Gaps between posts. */
  n: number
}

/** Posts with two sagging wires. */
export function fence({ light }: Stage, { from, to, heights, n }: Fence): string {
  const color = light.at(mix(ink, clay, 0.3), 0, 0.25)
  const posts = Array.from({ length: n + 1 }, (_, i) => {
    const t = 1 - (1 - i / n) ** 1.5
    return { x: lerp(from[0], to[0], t), y: lerp(from[1], to[1], t), h: lerp(heights[0], heights[1], t) }
  })
  const post = ({ x, y, h }: (typeof posts)[number]) => {
    const w = h * 0.11
    return outline([
      [x - w, y],
      [x - w * 0.8, y - h],
      [x, y - h * 1.05],
      [x + w * 0.8, y - h],
      [x + w, y],
    ])
  }
  const wire = (height: number) => {
    const data = posts.map((p, i) => {
      const y = p.y - p.h * height
      if (i === 0) return d`M${p.x} ${y}`
      const last = posts[i - 1]
      const sag = (last.h + p.h) * 0.03
      return d`Q${(p.x + last.x) / 2} ${(y + last.y - last.h * height) / 2 + sag} ${p.x} ${y}`
    })
    return stroke(data.join(''), color, Math.max(0.8, heights[0] * 0.022))
  }
  return shape(posts.map(post).join(''), color) + wire(0.82) + wire(0.45)
}
