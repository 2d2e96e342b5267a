import { disc, rect, repeat, shape, stroke } from '../draw.ts'
import { clay, deep, ink, mix, paper, sand, sky, wheat } from '../palette.ts'
import type { Lit } from '../stage.ts'

/** A volunteer fire hall with its hose tower and two doors, one open; about 110 wide, standing on y = 0. */
export function fireHall({ light, sunSide }: Lit): string {
  const { at, lampsLit, glow } = light
  const brick = mix(clay, sand, 0.18)
  const inside = lampsLit ? mix(glow, wheat, 0.3) : at(ink, 0, 0.2)
  const panes = (x: number) => repeat(3, (i) => rect(x + 3 + i * 8.4, -21, 6.6, 5, lampsLit ? glow : at(mix(sky, paper, 0.5), 0)))
  return [
    rect(36, -78, 19, 78, at(brick, 0, 0.1)) + rect(sunSide < 0 ? 49 : 36, -78, 6, 78, at(brick, 0, 0.5)),
    shape('M33 -78L45.5 -91L58 -78Z', at(deep, 0, 0.1)) + rect(40.5, -72, 10, 11, lampsLit ? glow : at(deep, 0)),
    rect(-54, -42, 92, 42, at(brick, 0, 0.04)) + rect(-56, -46, 96, 5, at(sand, 0, 0.1)),
    shape('M-28 -46V-54H12V-46Z', at(brick, 0, 0.12)) + rect(-30, -56, 44, 3, at(sand, 0, 0.1)),
    disc(-8, -47, 4, at(wheat, 0)),
    rect(-48, -29, 38, 29, inside),
    rect(-4, -29, 34, 29, at(paper, 0, 0.06)) + stroke('M-4 -14H30M-4 -7H30', at(sand, 0, 0.4), 1) + panes(-1),
    stroke('M-50 0V-31H-8V0M-6 0V-31H32V0', at(sand, 0, 0.05), 2),
  ].join('')
}

/** The hall's engine, facing left; 66 wide, standing on y = 0. */
export function fireEngine({ light }: Lit): string {
  const { at, lampsLit, glow } = light
  const [red, dark] = [at(mix(clay, '#C22A1E', 0.5), 0), at(mix(clay, ink, 0.35), 0)]
  const wheel = (x: number) => disc(x, -6, 6.4, at(ink, 0)) + disc(x, -6, 2.8, at(sand, 0, 0.2))
  return [
    shape('M-33 -7V-17L-29 -30H-13V-24H33V-7Z', red) + rect(-13, -12, 46, 5, dark) + rect(-33, -10, 20, 3, at(paper, 0)),
    shape('M-30.4 -18L-27.4 -27.4H-22V-18Z', lampsLit ? glow : at(mix(sky, paper, 0.6), 0)) +
      rect(-20, -27.4, 5, 9.4, at(mix(sky, paper, 0.5), 0)),
    rect(-10, -21, 12, 8, at(paper, 0, 0.1)) + rect(4, -21, 12, 8, at(sand, 0, 0.3)) + rect(18, -21, 13, 8, at(paper, 0, 0.1)),
    stroke('M-12 -27.4H33M-12 -31H33', at(paper, 0, 0.12), 1.4) +
      stroke(
        repeat(9, (i) => `M${-9 + i * 5} -27.4V-31`),
        at(paper, 0, 0.12),
        1,
      ),
    rect(-25, -33, 7, 3, at(sky, 0)) + disc(-33, -12, 1.8, mix(wheat, paper, 0.4)),
    wheel(-22) + wheel(20),
  ].join('')
}
