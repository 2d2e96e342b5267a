import { disc, oval, rect, shape, stroke } from '../draw.ts'
import { clay, deep, ink, mix, paper, sand, sky, wheat } from '../palette.ts'
import type { Lit } from '../stage.ts'

/** A family wagon, facing left; 100 wide, standing on y = 0. `hazard` lights its warning lamps. */
export function familyWagon({ light }: Lit, o: { color?: string; hazard?: boolean } = {}): string {
  const { at } = light
  const color = o.color ?? mix(sky, paper, 0.35)
  const shade = at(color, 0, 0.5)
  const black = at(ink, 0)
  const chrome = at(sand, 0)
  const glass = at(mix(sky, paper, 0.5), 0, 0.2)

  const body =
    oval(50, 0, 54, 2.6, at(deep, 0, 0.4), 'opacity=".6"') +
    shape('M1 -10L1.4 -18Q2 -23 8 -24L28 -26L40 -39Q42 -41 46 -41L84 -41Q90 -41 92 -36L97 -24Q98.6 -20 98.6 -10Z', at(color, 0, 0.04)) +
    shape('M1 -13L98.6 -14L98.6 -10L1 -10Z', shade)
  const windows =
    shape('M33 -26L42.6 -37Q43.6 -38 45.4 -38L56 -38L56 -26Z', glass) + shape('M59 -38L82 -38Q86.6 -38 88 -35L91.6 -26L59 -26Z', glass)
  const seams = stroke('M57.4 -38L57.4 -12M34 -25L34 -12M80 -26L81 -14', shade, 0.8) + rect(62, -43.6, 24, 1.2, black)
  const wheel = (x: number) => disc(x, -8, 11, shade) + disc(x, -8, 8.4, black) + disc(x, -8, 4.2, chrome) + disc(x, -8, 1.6, black)
  const bumpers = rect(-1, -12.4, 5, 3, chrome) + rect(96, -12.4, 5, 3, chrome)
  const flashing = (x: number, y: number) => {
    const amber = mix(wheat, clay, 0.25)
    return disc(x, y, 17, amber, 'opacity=".16"') + disc(x, y, 9, amber, 'opacity=".34"') + oval(x, y, 2.4, 3, wheat)
  }
  const lamps = o.hazard ? flashing(2.6, -19.6) + flashing(97.6, -20.4) : oval(3, -19, 1.8, 2.6, at(paper, 0))

  return body + windows + seams + wheel(22) + wheel(78) + bumpers + lamps
}
