import { disc, oval, rect, repeat, shape, stroke } from '../draw.ts'
import { clay, deep, ink, mix, paper, sand, sky, spruce, wheat } from '../palette.ts'
import type { Lit } from '../stage.ts'

/** A desk with a telephone that rings, letters to answer and a pad to write on; about 104 wide, standing on y = 0. */
export function telephoneDesk({ light, sunSide }: Lit): string {
  const { at } = light
  const wood = mix(clay, ink, 0.35)
  const body = mix(spruce, deep, 0.35)
  const hole = (i: number) => {
    const turn = -2.5 + (i * 5) / 8
    return disc(6 + Math.cos(turn) * 5.4, -43 + Math.sin(turn) * 5, 1.2, at(deep, 0))
  }
  const rings = [22, 29, 36].map((r, i) =>
    stroke(
      `M${6 - r * 0.7} ${-56 - r * 0.5}A${r} ${r} 0 0 1 ${6 + r * 0.7} ${-56 - r * 0.5}`,
      mix(wheat, paper, 0.2),
      1.4,
      `opacity="${0.9 - i * 0.25}"`,
    ),
  )
  const letter = (x: number, y: number, shade: number) =>
    shape(`M${x} ${y}h22v-9h-22Z`, at(paper, 0, shade)) + stroke(`M${x} ${y - 9}l11 5.4l11 -5.4`, at(clay, 0, shade), 0.8)
  return [
    oval(0, 0.4, 58, 3, at(deep, 0), 'opacity=".35"'),
    rect(-46, -24, 5, 24, at(wood, 0, 0.1)) + rect(41, -24, 5, 24, at(wood, 0, 0.1)),
    rect(-54, -29, 108, 6, at(mix(clay, sand, 0.2), 0)) + rect(-54, -24.6, 108, 1.8, at(wood, 0)),
    // What came by post, in its tray.
    letter(-47, -34, 0.14) + letter(-45, -38, 0.06) + letter(-46, -42, 0),
    shape('M-52 -38L-49 -29H-20L-17 -38L-19 -38L-21.4 -31H-47.6L-50 -38Z', at(mix(sky, deep, 0.3), 0)),
    // The telephone: its foot, its dial, the receiver across it and the cord to it.
    shape('M-12 -29L-6 -47Q6 -54 18 -47L24 -29Z', at(body, 0)),
    shape(sunSide < 0 ? 'M-12 -29L-6 -47L-3 -48.6L-7 -29Z' : 'M24 -29L18 -47L15 -48.6L19 -29Z', at(mix(body, paper, 0.25), 0)),
    disc(6, -43 + 2, 8.4, at(paper, 0, 0.06)) +
      disc(6, -43, 7.6, at(mix(body, paper, 0.12), 0)) +
      repeat(9, hole) +
      disc(6, -43, 2.2, at(paper, 0)),
    rect(-1, -56, 3, 6, at(body, 0, 0.2)) + rect(10, -56, 3, 6, at(body, 0, 0.2)),
    shape('M-15 -54Q-16 -61 -8 -62H20Q28 -61 27 -54Q24 -51 18 -54L17 -57H-5L-6 -54Q-12 -51 -15 -54Z', at(deep, 0)),
    stroke('M-14 -53Q-20 -47 -15 -43T-16 -35T-12 -31', at(deep, 0), 1.4),
    // The pad, with a line begun.
    shape('M31 -29L34 -33H51L49 -29Z', at(paper, 0)) +
      stroke('M35 -31.6H44', at(mix(sky, ink, 0.3), 0), 0.7) +
      stroke('M43 -31L52 -41', at(clay, 0), 1.6),
    ...rings,
  ].join('')
}
