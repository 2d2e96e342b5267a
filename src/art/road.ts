import { lerp, polygon, type Point } from './draw.ts'
import { clay, mix, sand, wheat } from './palette.ts'
import type { Stage } from './stage.ts'

export type Road = {
  /** Near end, then far end. */
  x0: number
  y0: number
  x1: number
  y1: number
  /** Half the width at the near end. */
  w: number
  turns: number
  amp: number
  phase?: number
  /** A paved road has a broken centre line. */
  paved?: boolean
  color?: string
}

/** A point on the middle of a road and half the width there. */
type Middle = [x: number, y: number, halfWidth: number]

const steps = 40

/** A road that winds into the distance; its middle is returned so that a car can drive on it. */
export function road({ U, light }: Stage, o: Road): { svg: string; middle: Middle[] } {
  const left: Point[] = []
  const right: Point[] = []
  const middle: Middle[] = []
  for (let i = 0; i <= steps; i++) {
    const y = lerp(o.y0, o.y1, 1 - (1 - i / steps) ** 1.7)
    const near = Math.max(0, (y - o.y1) / (o.y0 - o.y1))
    const half = o.w * near ** 1.25 + U * .003
    const swing = Math.sin((1 - near) * o.turns + (o.phase ?? 0)) * o.amp * near ** .8 * (1 - near * .35)
    const x = lerp(o.x1, o.x0, near ** 1.1) + swing
    left.push([x - half, y])
    right.push([x + half, y])
    middle.push([x, y, half])
  }
  const back = right.slice().reverse()
  const verge: Point[] = [...left.map(([x, y]): Point => [x - U * .004, y]), ...back.map(([x, y]): Point => [x + U * .006, y])]
  const svg = [
    polygon(verge, light.at(light.grass, 0, .34)),
    polygon([...left, ...back], light.at(o.color ?? mix(sand, clay, .16), .05)),
    ...(o.paved ? centreLine(middle, light.at(wheat, 0)) : []),
  ].join('')
  return { svg, middle }
}

function centreLine(middle: Middle[], color: string): string[] {
  const dashes: string[] = []
  for (let i = 0; i < steps - 4; i += 3) {
    const [[x, y, half], [nextX, nextY, nextHalf]] = [middle[i], middle[i + 1]]
    const [w, v] = [half * .045, nextHalf * .045]
    dashes.push(polygon([[x - w, y], [x + w, y], [nextX + v, nextY], [nextX - v, nextY]], color))
  }
  return dashes
}
