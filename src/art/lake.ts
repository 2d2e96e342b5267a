import { d, lerp, rect, repeat, shape } from './draw.ts'
import { mix, paper } from './palette.ts'
import type { Stage } from './stage.ts'

/** Still water from y0 down to y1: the sky's colours in ripples, and the sun's path across them. */
export function lake({ W, U, random, sunX, light }: Stage, y0: number, y1: number): string {
  const height = y1 - y0
  const colors = [mix(light.sky[4], light.shade, 0.08), mix(light.sky[0], light.shade, 0.3), mix(light.sky[0], light.shade, 0.42)]
  const lens = (x: number, y: number, half: number, h: number) =>
    d`M${x - half} ${y}Q${x} ${y - h} ${x + half} ${y}Q${x} ${y + h} ${x - half} ${y}Z`

  const ripple = (i: number) => {
    const t = (i / 26) ** 1.4
    const width = W * (0.1 + random() * 0.34)
    return shape(lens(random() * W, lerp(y0, y1, t), width / 2, height * (0.006 + 0.022 * t)), colors[i % 3])
  }
  const glint = (i: number) => {
    const t = i / 15
    const half = U * (0.05 + 0.16 * t) * (0.6 + random() * 0.7)
    const x = sunX + (random() - 0.5) * U * 0.04
    const path = lens(x, lerp(y0 + 2, y1, t ** 1.25), half, height * (0.007 + 0.013 * t))
    return shape(path, mix(light.halo, paper, 0.25), 'opacity=".85"')
  }
  return rect(-4, y0, W + 8, height, mix(light.sky[1], light.shade, 0.2)) + repeat(26, ripple) + repeat(15, glint)
}
