import { d, lerp, polygon, shape, type Point } from './draw.ts'
import { clay, mix, sand, wheat } from './palette.ts'
import type { Stage } from './stage.ts'

type Road = {
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
    const half = o.w * near ** 1.25 + U * 0.003
    const swing = Math.sin((1 - near) * o.turns + (o.phase ?? 0)) * o.amp * near ** 0.8 * (1 - near * 0.35)
    const x = lerp(o.x1, o.x0, near ** 1.1) + swing
    left.push([x - half, y])
    right.push([x + half, y])
    middle.push([x, y, half])
  }
  const back = right.toReversed()
  const verge: Point[] = [...left.map(([x, y]): Point => [x - U * 0.004, y]), ...back.map(([x, y]): Point => [x + U * 0.006, y])]
  const svg = [
    polygon(verge, light.at(light.grass, 0, 0.34)),
    polygon([...left, ...back], light.at(o.color ?? mix(sand, clay, 0.16), 0.05)),
    o.paved ? shape(centreLine(middle), light.at(wheat, 0)) : '',
  ].join('')
  return { svg, middle }
}

/** Path data of a broken line. */
function centreLine(middle: Middle[]): string {
  let dashes = ''
  for (let i = 0; i < steps - 4; i += 3) {
    const [[x, y, half], [nextX, nextY, nextHalf]] = [middle[i], middle[i + 1]]
    const [w, v] = [half * 0.045, nextHalf * 0.045]
    dashes += d`M${x - w} ${y}L${x + w} ${y}L${nextX + v} ${nextY}L${nextX - v} ${nextY}Z`
  }
  return dashes
}
