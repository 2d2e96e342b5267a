import { disc, rect, repeat, shape, stroke } from '../draw.ts'
import { clay, deep, ink, mix, paper, sand, sky, spruce, wheat } from '../palette.ts'
import type { Lit } from '../stage.ts'

/** The old depot, where meetings are: clock tower, platform roof and rails; about 150 wide, standing on y = 0. */
export function depot({ light, sunSide }: Lit): string {
  const { at, lampsLit, glow } = light
  const wall = mix(wheat, sand, 0.62)
  const pane = lampsLit ? glow : at(mix(sky, deep, 0.4), 0)
  const tall = (x: number) =>
    rect(x - 1, -26, 9, 19, at(paper, 0)) +
    rect(x, -25, 7, 17, pane) +
    rect(x + 3.1, -25, 0.8, 17, at(paper, 0)) +
    rect(x, -18, 7, 0.8, at(paper, 0))
  const post = (i: number) =>
    rect(-66 + i * 26, -24, 2, 24, at(deep, 0)) +
    stroke(`M${-65 + i * 26} -18L${-70 + i * 26} -24M${-65 + i * 26} -18L${-60 + i * 26} -24`, at(deep, 0), 1.2)
  return [
    rect(-60, -32, 122, 32, at(wall, 0, 0.06)) + rect(-60, -8, 122, 8, at(mix(clay, sand, 0.2), 0, 0.1)),
    shape('M-68 -32L-54 -50H56L70 -32Z', at(mix(clay, ink, 0.15), 0)) + shape('M-68 -32L-66.6 -34H68.6L70 -32Z', at(ink, 0)),
    rect(-10, -76, 22, 76, at(wall, 0)) + rect(sunSide < 0 ? 5 : -10, -76, 7, 76, at(wall, 0, 0.35)),
    shape('M-15 -75L1 -96L17 -75Z', at(spruce, 0, 0.1)) +
      shape(sunSide < 0 ? 'M1 -96L17 -75H6Z' : 'M1 -96L-15 -75H-4Z', at(spruce, 0, 0.5)),
    disc(1, -63, 7, at(deep, 0)) + disc(1, -63, 5.8, lampsLit ? glow : at(paper, 0)) + stroke('M1 -67.4V-63H4.4', at(ink, 0), 1.1),
    ...[-54, -42, -30, 22, 34, 46].map(tall),
    rect(-4, -24, 10, 24, at(spruce, 0)) + rect(-2.4, -22, 6.8, 8, pane),
    shape('M-76 -24L-70 -30H74L80 -24Z', at(mix(deep, spruce, 0.4), 0)) + rect(-76, -24.6, 156, 2, at(wheat, 0, 0.2)),
    repeat(6, post),
    rect(-84, 0, 172, 4, at(mix(sand, ink, 0.25), 0)) + rect(-84, 4, 172, 2.4, at(mix(sand, ink, 0.5), 0)),
  ].join('')
}
