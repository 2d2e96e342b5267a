import { d, lerp, repeat, shape, stroke, type Point } from './draw.ts'
import { clay, mix, wheat } from './palette.ts'
import type { Stage } from './stage.ts'

/** n blades of about height h along y, blown to the right. */
export function grass({ W, random }: Stage, y: number, h: number, n: number, color: string, x0 = 0, x1 = W): string {
  const blade = (i: number) => {
    const x = lerp(x0, x1, (i + random()) / n)
    const tall = h * (0.5 + random() * 0.7)
    const bent = tall * (0.18 + random() * 0.35)
    const w = h * 0.05
    return d`M${x - w} ${y}Q${x + bent * 0.2} ${y - tall * 0.6} ${x + bent} ${y - tall}Q${x + bent * 0.4 + w} ${y - tall * 0.5} ${x + w} ${y}Z`
  }
  return shape(repeat(n, blade), color)
}

/** n stalks of ripe wheat from x0 to x1, standing on y: one path of stems and one of heads. */
export function wheatHeads({ random, light }: Stage, x0: number, x1: number, y: number, h: number, n: number): string {
  const stalks = Array.from({ length: n }, (_, i) => {
    const x = lerp(x0, x1, (i + random() * 0.9) / n)
    const tall = h * (0.6 + random() * 0.5)
    const bent = tall * (0.22 + random() * 0.2)
    const tip: Point = [x + bent, y - tall]
    return { stem: d`M${x} ${y}Q${x} ${y - tall * 0.6} ${tip[0]} ${tip[1]}`, head: ear(tip, h, Math.atan2(-tall * 0.5, bent) * 0.8) }
  })
  const stems = stalks.map(({ stem }) => stem).join('')
  const heads = stalks.map(({ head }) => head).join('')
  return stroke(stems, light.at(mix(wheat, clay, 0.25), 0, 0.18), h * 0.018) + shape(heads, light.at(wheat, 0))
}

/**
 * A slim ellipse around a stalk's tip, turned by an angle in radians. Its radii are written at half size:
 * a renderer enlarges them to exactly span the arc, so a rounded end point cannot move the centre.
 */
function ear([x, y]: Point, h: number, angle: number): string {
  const [reachX, reachY] = [Math.cos(angle) * h * 0.13, Math.sin(angle) * h * 0.13]
  const arc = (toX: number, toY: number) => d`A${h * 0.065} ${h * 0.016} ${angle * 57.3} 1 1 ${toX} ${toY}`
  return d`M${x - reachX} ${y - reachY}` + arc(x + reachX, y + reachY) + arc(x - reachX, y - reachY) + 'Z'
}
