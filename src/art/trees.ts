import { disc, lerp, polygon, rect, type Point } from './draw.ts'
import type { Ground } from './ground.ts'
import { deep, ink, mix, sage, spruce, wheat } from './palette.ts'
import type { Lit, Stage } from './stage.ts'

/** A fir of height h, one side in the light. */
export function conifer({ sunSide, light }: Lit, x: number, y: number, h: number, depth = 0, dark = .45): string {
  const w = h * .2
  const needles = mix(spruce, deep, .3)
  const side = (direction: -1 | 1) => {
    const points: Point[] = []
    for (let i = 1; i <= 4; i++) {
      const t = i / 4
      const reach = direction * w * (.35 + .65 * t)
      points.push([x + reach, y - h * (1 - t) - h * .02], [x + reach * .55, y - h * (1 - t) - h * .045])
    }
    return points
  }
  const top: Point = [x, y - h]
  return (
    rect(x - w * .1, y - h * .06, w * .2, h * .08, light.at(ink, depth)) +
    polygon([top, ...side(1), ...side(-1).reverse()], light.at(needles, depth, dark)) +
    polygon([top, ...side(sunSide), [x, y - h * .04]], light.at(mix(needles, sage, light.frosted ? .5 : .16), depth, dark * .35))
  )
}

/** n firs of about height h along a ground line from x0 to x1. */
export function pines(stage: Stage, ground: Ground, x0: number, x1: number, n: number, h: number, depth: number): string {
  const trees: Point[] = []
  for (let i = 0; i < n; i++) trees.push([lerp(x0, x1, (i + stage.random() * .8) / n), h * (.55 + stage.random() * .6)])
  return trees.map(([x, size]) => conifer(stage, x, ground(x) + size * .06, size, depth)).join('')
}

/** A round yard tree of height h. */
export function roundTree({ sunSide, light }: Lit, x: number, y: number, h: number, depth: number): string {
  const leaves = mix(light.tree, wheat, .06)
  const dark = light.at(leaves, depth, .45)
  const lit = light.at(mix(leaves, wheat, .15), depth, .12)
  return [
    rect(x - h * .035, y - h * .4, h * .07, h * .42, light.at(ink, depth, .2)),
    disc(x, y - h * .62, h * .3, dark),
    disc(x - h * .22, y - h * .46, h * .2, dark),
    disc(x + h * .22, y - h * .46, h * .2, dark),
    disc(x + sunSide * h * .09, y - h * .68, h * .19, lit),
    disc(x + sunSide * h * .24, y - h * .49, h * .12, lit),
  ].join('')
}
