import { d, lerp, shape, type Point } from './draw.ts'
import { mix } from './palette.ts'
import type { Stage } from './stage.ts'

/** Fair-weather clouds, large and high to small and low. */
export function clouds(stage: Stage, count: number): string {
  const { W, U, horizon, random, sunX } = stage
  const out: string[] = []
  for (let i = 0; i < count; i++) {
    const t = (i + 0.5) / count
    const y = horizon * lerp(0.16, 0.66, t) + (random() - 0.5) * horizon * 0.08
    const width = U * lerp(0.75, 0.42, t) * (1 + random() * 0.5)
    let x = W * (random() * 1.1 - 0.05)
    // The largest cloud would hide the sun.
    if (i === 0 && Math.abs(x - sunX) < width * 0.2) x += width * 0.6
    out.push(longCloud(stage, x, y, width, width * 0.085, t * 0.25))
    if (random() > 0.35) {
      out.push(longCloud(stage, x + width * (0.35 + random() * 0.2), y + width * 0.06, width * 0.55, width * 0.05, t * 0.3))
    }
  }
  return out.join('')
}

/** A long flat-bottomed cloud: a tapered lens with its shade beneath. `haze` (0 to 1) fades it into the air. */
export function longCloud({ light }: Stage, x: number, y: number, w: number, h: number, haze: number): string {
  const top = d`M${x - w / 2} ${y}C${x - w * 0.34} ${y - h * 0.25} ${x - w * 0.3} ${y - h} ${x - w * 0.06} ${y - h}C${x + w * 0.12} ${y - h} ${x + w * 0.16} ${y - h * 0.45} ${x + w * 0.27} ${y - h * 0.45}C${x + w * 0.38} ${y - h * 0.45} ${x + w * 0.42} ${y - h * 0.1} ${x + w / 2} ${y}Z`
  const base = d`M${x - w * 0.5} ${y}Q${x - w * 0.2} ${y - h * 0.36} ${x + w * 0.05} ${y - h * 0.16}T${x + w * 0.5} ${y}Q${x} ${y + h * 0.16} ${x - w * 0.5} ${y}Z`
  return shape(top, mix(light.cloud[0], light.air, haze)) + shape(base, mix(light.cloud[1], light.air, haze))
}

/** A heaped cloud: arcs over an envelope of points, flat at the base. */
export function heapedCloud(points: Point[], base: number, fill: string): string {
  let data = d`M${points[0][0]} ${base}L${points[0][0]} ${points[0][1]}`
  for (let i = 1; i < points.length; i++) {
    const [[x0, y0], [x, y]] = [points[i - 1], points[i]]
    const radius = Math.hypot(x - x0, y - y0) * 0.56
    data += d`A${radius} ${radius} 0 0 1 ${x} ${y}`
  }
  return shape(data + d`L${points[points.length - 1][0]} ${base}Z`, fill)
}
