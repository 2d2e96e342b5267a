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
    const x = acrossX(.03 + i * .058 + random() * .02)
    const w = U * (.03 + random() * .05)
    const slant = side * U * .12
    const [top, bottom] = [horizon * (.44 + bankY), horizon * 1.02]
    const streak: Point[] = [[x, top], [x + w, top], [x + w - slant, bottom], [x + w * .5 - slant, bottom]]
    return polygon(streak, mix(dark, far, .55), `opacity="${round(.16 + random() * .16)}"`)
  }

  const heap = (from: number, to: number, y: number, height: number, fill: string, count: number) => {
    const left = Math.min(acrossX(from), acrossX(to))
    const right = Math.max(acrossX(from), acrossX(to))
    const top: Point[] = []
    for (let i = 0; i <= count; i++) {
      const t = i / count
      const inward = side > 0 ? t : 1 - t
      const swell = inward > .05 ? .8 + random() * .32 : .1
      const rise = height * bankH * Math.min(1, inward * 1.5) ** .8 * swell
      top.push([lerp(left, right, t), y + horizon * bankY - rise])
    }
    return heapedCloud(top, y + horizon * bankY, fill)
  }

  const p = (t: number, y: number) => d`${acrossX(t)} ${horizon * (y + bankY)}`
  const shelf = `M${p(-.1, .40)}L${p(.36, .43)}Q${p(.52, .44)} ${p(.66, .465)}Q${p(.50, .48)} ${p(.40, .475)}Q${p(.30, .53)} ${p(.18, .495)}T${p(-.1, .52)}Z`
  const shelfLight = `M${p(.20, .452)}Q${p(.44, .45)} ${p(.66, .465)}Q${p(.50, .48)} ${p(.40, .475)}Q${p(.30, .49)} ${p(.20, .452)}Z`

  return [
    repeat(7, rain),
    heap(-.2, .60, horizon * .46, horizon * .42, mix(far, light.air, .42), 9),
    heap(-.22, .50, horizon * .455, horizon * .40, mix(far, light.air, .12), 9),
    heap(-.25, .42, horizon * .45, horizon * .29, mix(far, dark, .45), 8),
    heap(-.3, .33, horizon * .45, horizon * .18, mix(far, dark, .85), 8),
    shape(shelf, dark),
    shape(shelfLight, mix(dark, far, .4)),
  ].join('')
}
