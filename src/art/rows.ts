import { d, lerp, repeat, shape } from './draw.ts'
import { under, type Ground } from './ground.ts'
import type { Stage } from './stage.ts'

type Rows = {
  /** The vanishing point. */
  vx: number
  vy: number
  /** Ground, then row. */
  colors: [string, string]
  n: number
  depth?: number
  shade?: number
  /** How far apart the rows are at the bottom, all together; how they sit around the vanishing point (0 to 1). */
  spread?: number
  bias?: number
  /** How far the rows swing sideways on their way down. */
  bend?: number
}

/** Ploughed rows that swing out from a vanishing point, clipped to their field. */
export function rows(stage: Stage, ground: Ground, o: Rows): string {
  const { W, H, light } = stage
  const { vx, vy, n, depth = 0.04, shade = 0, spread = W * 2.4, bias = 0.5, bend = 0 } = o
  const id = stage.nextId()
  const bottom = H + 6
  const field = under(stage, ground, bottom)
  const [soil, row] = o.colors.map((color) => light.at(color, depth, shade))

  const furrow = (k: number) => {
    const x = vx - spread * bias + (spread * k) / n
    const topX = vx + (k - n / 2) * W * 0.002
    return { x, topX, swingX: lerp(topX, x, 0.3) + bend, swingY: lerp(vy, bottom, 0.42) }
  }
  const ridge = (k: number) => {
    const [a, b] = [furrow(k), furrow(k + 0.46)]
    return d`M${a.topX} ${vy}Q${a.swingX} ${a.swingY} ${a.x} ${bottom}L${b.x} ${bottom}Q${b.swingX} ${b.swingY} ${b.topX} ${vy}Z`
  }
  return `<clipPath id="${id}"><path d="${field}"/></clipPath><g clip-path="url(#${id})">${shape(field, soil)}${shape(repeat(n, ridge), row)}</g>`
}
