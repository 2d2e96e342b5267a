import { d, lerp, repeat, round, shape, stroke } from './draw.ts'
import { clay, mix, wheat } from './palette.ts'
import type { Stage } from './stage.ts'

/** n blades of about height h along y, blown to the right. */
export function grass({ W, random }: Stage, y: number, h: number, n: number, color: string, x0 = 0, x1 = W): string {
  const blade = (i: number) => {
    const x = lerp(x0, x1, (i + random()) / n)
    const tall = h * (.5 + random() * .7)
    const bent = tall * (.18 + random() * .35)
    const w = h * .05
    return d`M${x - w} ${y}Q${x + bent * .2} ${y - tall * .6} ${x + bent} ${y - tall}Q${x + bent * .4 + w} ${y - tall * .5} ${x + w} ${y}Z`
  }
  return shape(repeat(n, blade), color)
}

/** n stalks of ripe wheat from x0 to x1, standing on y. */
export function wheatHeads({ random, light }: Stage, x0: number, x1: number, y: number, h: number, n: number): string {
  const stalks = Array.from({ length: n }, (_, i) => {
    const x = lerp(x0, x1, (i + random() * .9) / n)
    const tall = h * (.6 + random() * .5)
    const bent = tall * (.22 + random() * .2)
    const [tipX, tipY] = [x + bent, y - tall]
    const degrees = Math.atan2(-tall * .5, bent) * 57.3
    return {
      stem: d`M${x} ${y}Q${x} ${y - tall * .6} ${tipX} ${tipY}`,
      head: `<ellipse cx="${round(tipX)}" cy="${round(tipY)}" rx="${round(h * .13)}" ry="${round(h * .032)}" transform="rotate(${round(degrees * .8)} ${round(tipX)} ${round(tipY)})"/>`,
    }
  })
  const stems = stalks.map(({ stem }) => stem).join('')
  const heads = stalks.map(({ head }) => head).join('')
  return stroke(stems, light.at(mix(wheat, clay, .25), 0, .18), h * .018) + `<g fill="${light.at(wheat, 0)}">${heads}</g>`
}
