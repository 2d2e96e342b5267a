import { along, lerp, polygon, type Point } from './draw.ts'
import { clay, mix, paper, sky } from './palette.ts'
import type { Stage } from './stage.ts'

type Mountain = {
  x: number
  top: number
  base: number
  /** How far the foot reaches to either side. */
  leftReach: number
  rightReach: number
  depth: number
  /** How far down the snow lies; the season decides when absent. */
  snow?: number
}

const rock = mix(sky, clay, 0.3)

/** One mountain: two edges, a wandering spine between a lit and a shaded face, spurs, folds and snow. */
export function mountain(stage: Stage, m: Mountain): string {
  const { random, sunSide, light } = stage
  const { x, top, base, depth } = m
  const height = base - top
  const left = edge(stage, m, m.leftReach, -1)
  const right = edge(stage, m, m.rightReach, 1)
  const [lit, dark, litReach] = sunSide < 0 ? [left, right, m.leftReach] : [right, left, m.rightReach]

  const drift = sunSide * litReach * (0.02 + random() * 0.22)
  const spine: Point[] = [[x, top]]
  for (let i = 1; i <= 8; i++) {
    const t = i / 8
    const wander = (i % 2 ? 1 : -1) * litReach * (0.03 + random() * 0.06) * (0.4 + t * 0.6)
    spine.push([x + drift * t + wander, top + height * t])
  }

  return [
    polygon([...left.toReversed(), ...right.slice(1)], light.at(mix(rock, paper, 0.42), depth)),
    polygon([...spine, ...dark.toReversed()], light.at(rock, depth * 0.92, 0.5)),
    ...[0, 1, 2].map((k) => spur(stage, m, spine, lit, k)),
    ...[0, 1].map((k) => fold(stage, m, spine, dark, k)),
    snowCaps(stage, m, spine, lit, dark),
  ].join('')
}

function edge({ random }: Stage, { x, top, base }: Mountain, reach: number, side: -1 | 1): Point[] {
  const [height, steps] = [base - top, 9]
  const points: Point[] = [[x, top]]
  for (let i = 1; i <= steps; i++) {
    const t = i / steps
    const jitter = (size: number) => (i < steps ? (random() - 0.5) * size : 0)
    points.push([x + side * reach * t ** 1.18 + jitter(reach * 0.1), top + height * t + jitter(height * 0.05)])
  }
  return points
}

/** A thin shaded wedge on the lit face, falling to the light. */
function spur({ random, light }: Stage, m: Mountain, spine: Point[], lit: Point[], k: number): string {
  const height = m.base - m.top
  const start = 0.16 + k * 0.19 + random() * 0.06
  const a = along(spine, start)
  const b = along(lit, Math.min(1, start + 0.3 + random() * 0.2))
  const middle: Point = [lerp(a[0], b[0], 0.55), lerp(a[1], b[1], 0.62) + height * 0.03]
  const foot: Point = [lerp(a[0], b[0], 0.62), Math.min(m.base, b[1] + height * (0.1 + random() * 0.1))]
  const back: Point = [lerp(a[0], b[0], 0.2), lerp(a[1], foot[1], 0.55)]
  const outer: Point = [lerp(middle[0], b[0], 0.7), lerp(middle[1], b[1], 0.75)]
  const inner: Point = [lerp(foot[0], back[0], 0.5), lerp(foot[1], back[1], 0.35)]
  return polygon([a, middle, outer, foot, inner, back], light.at(mix(rock, paper, 0.2), m.depth, 0.2))
}

/** A deeper fold on the shaded face. */
function fold({ random, light }: Stage, m: Mountain, spine: Point[], dark: Point[], k: number): string {
  const start = 0.22 + k * 0.25 + random() * 0.08
  const a = along(spine, start)
  const b = along(dark, Math.min(1, start + 0.34 + random() * 0.15))
  const foot: Point = [lerp(a[0], b[0], 0.5), Math.min(m.base, b[1] + (m.base - m.top) * 0.16)]
  const back: Point = [lerp(a[0], b[0], 0.16), lerp(a[1], foot[1], 0.6)]
  const outer: Point = [lerp(a[0], b[0], 0.5), lerp(a[1], b[1], 0.42)]
  const inner: Point = [lerp(b[0], foot[0], 0.4), lerp(b[1], foot[1], 0.8)]
  return polygon([a, outer, b, inner, foot, back], light.at(rock, m.depth * 0.9, 0.68))
}

function snowCaps({ random, light }: Stage, m: Mountain, spine: Point[], lit: Point[], dark: Point[]): string {
  const height = m.base - m.top
  const reach = (m.snow ?? light.snow) * (0.75 + random() * 0.4)
  if (reach <= 0.05) return ''
  const cap = (side: Point[], fill: string, down: number, spineShare: number) => {
    const points: Point[] = [[m.x, m.top]]
    for (let t = 0.08; t <= down; t += 0.08) points.push(along(side, t))
    const a = along(side, down)
    const b = along(spine, down * spineShare)
    points.push(a)
    for (let i = 1; i < 6; i++) {
      const tooth = (i % 2 ? -1 : 1) * height * down * (0.1 + random() * 0.1)
      points.push([lerp(a[0], b[0], i / 6), lerp(a[1], b[1], i / 6) + tooth])
    }
    points.push(b)
    for (let t = down * spineShare; t > 0; t -= 0.08) points.push(along(spine, t))
    return polygon(points, fill)
  }
  return (
    cap(lit, light.at(paper, m.depth * 0.45), reach, 1) + cap(dark, light.at(mix(paper, sky, 0.3), m.depth * 0.6, 0.22), reach * 0.85, 1.15)
  )
}
