import { heapedCloud } from './clouds.ts'
import { d, lerp, polygon, repeat, round, shape, type Point } from './draw.ts'
import { mix } from './palette.ts'
import type { Stage } from './stage.ts'

/** The storm that is leaving on one side (-1 left, 1 right): heaped tops, a flat slate base, rain under it. */
export function stormBank(stage: Stage, side: -1 | 1): string {
  const { W, U, horizon, random, light, options } = stage
  const { bankReach = 1, bankY = 0, bankH = 1 } = options
  const [far, dark] = light.cloud
  const acrossX = (t: number) => (side > 0 ? W * (1 - t * bankReach) : W * t * bankReach)

  const rain = (i: number) => {
    const x = acrossX(0.03 + i * 0.058 + random() * 0.02)
    const w = U * (0.03 + random() * 0.05)
    const slant = side * U * 0.12
    const [top, bottom] = [horizon * (0.44 + bankY), horizon * 1.02]
    const streak: Point[] = [
      [x, top],
      [x + w, top],
      [x + w - slant, bottom],
      [x + w * 0.5 - slant, bottom],
    ]
    return polygon(streak, mix(dark, far, 0.55), `opacity="${round(0.16 + random() * 0.16)}"`)
  }

  const heap = (from: number, to: number, y: number, height: number, fill: string, count: number) => {
    const left = Math.min(acrossX(from), acrossX(to))
    const right = Math.max(acrossX(from), acrossX(to))
    const top: Point[] = []
    for (let i = 0; i <= count; i++) {
      const t = i / count
      const inward = side > 0 ? t : 1 - t
      const swell = inward > 0.05 ? 0.8 + random() * 0.32 : 0.1
      const rise = height * bankH * Math.min(1, inward * 1.5) ** 0.8 * swell
      top.push([lerp(left, right, t), y + horizon * bankY - rise])
    }
    return heapedCloud(top, y + horizon * bankY, fill)
  }

  const p = (t: number, y: number) => d`${acrossX(t)} ${horizon * (y + bankY)}`
  const shelf = `M${p(-0.1, 0.4)}L${p(0.36, 0.43)}Q${p(0.52, 0.44)} ${p(0.66, 0.465)}Q${p(0.5, 0.48)} ${p(0.4, 0.475)}Q${p(0.3, 0.53)} ${p(0.18, 0.495)}T${p(-0.1, 0.52)}Z`
  const shelfLight = `M${p(0.2, 0.452)}Q${p(0.44, 0.45)} ${p(0.66, 0.465)}Q${p(0.5, 0.48)} ${p(0.4, 0.475)}Q${p(0.3, 0.49)} ${p(0.2, 0.452)}Z`

  return [
    repeat(7, rain),
    heap(-0.2, 0.6, horizon * 0.46, horizon * 0.42, mix(far, light.air, 0.42), 9),
    heap(-0.22, 0.5, horizon * 0.455, horizon * 0.4, mix(far, light.air, 0.12), 9),
    heap(-0.25, 0.42, horizon * 0.45, horizon * 0.29, mix(far, dark, 0.45), 8),
    heap(-0.3, 0.33, horizon * 0.45, horizon * 0.18, mix(far, dark, 0.85), 8),
    shape(shelf, dark),
    shape(shelfLight, mix(dark, far, 0.4)),
  ].join('')
}
