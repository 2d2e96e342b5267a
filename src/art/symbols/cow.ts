import { rect, shape } from '../draw.ts'
import { clay, ink, mix, paper } from '../palette.ts'
import type { Lit } from '../stage.ts'

/** A white-faced cow looking left; 46 wide, standing on y = 0. */
export function cow({ light }: Lit, o: { coat?: string } = {}): string {
  const { at } = light
  const coat = o.coat ?? mix(clay, ink, 0.35)
  const hide = at(coat, 0, 0.1)
  const shade = at(coat, 0, 0.5)
  const white = at(paper, 0, 0.08)
  const leg = (x: number, fill: string) => shape(`M${x} -12L${x + 4.4} -12L${x + 3.4} 0L${x + 0.8} 0Z`, fill)
  return [
    leg(-12, shade) + leg(13, shade),
    shape('M-17 -27Q-8 -29.4 4 -28.4L20 -28.6Q24 -28 24 -22L22.6 -12Q20 -10 14 -10.6L-8 -9.4Q-15 -10 -16 -14L-19 -22Z', hide),
    shape('M-12 -14Q0 -9 22 -14L21 -11Q18 -10 14 -10.6L-8 -9.4Q-14 -10 -15 -12.6Z', shade),
    leg(-15, hide) + leg(17, hide),
    shape('M23 -27Q27 -24 25.6 -12L24.4 -12Q25 -22 22 -25Z', shade),
    shape('M-15 -27L-23 -30Q-27 -30 -28 -26L-30 -20Q-29.6 -17.4 -27 -17.6L-22 -20L-16 -18Z', hide),
    shape('M-23.4 -29.6Q-27 -30 -28 -26L-30 -20Q-29.6 -17.4 -27 -17.6L-24.6 -19L-25 -25Z', white),
    shape('M-22 -30L-17 -32.6L-18.6 -28.6Z', shade) + rect(-27, -25.4, 1.2, 1.2, at(ink, 0)),
  ].join('')
}
