import { disc, oval, rect, repeat, shape, stroke } from '../draw.ts'
import { clay, deep, ink, mix, paper, sage, sand, sky, spruce, wheat } from '../palette.ts'
import type { Lit } from '../stage.ts'

/** A board under a little roof with the month on it, one day ringed, and notes beside it; about 96 wide, standing on y = 0. */
export function noticeBoard({ light, sunSide }: Lit): string {
  const { at } = light
  const post = at(mix(clay, ink, 0.4), 0, 0.1)
  const day = (i: number) => {
    const [x, y] = [-31 + (i % 7) * 6.4, -49 + Math.floor(i / 7) * 6.4]
    return rect(x, y, 4.4, 4.2, at(i % 7 > 4 ? mix(sand, paper, 0.3) : mix(sky, paper, 0.62), 0))
  }
  const note = (x: number, y: number, w: number, h: number, color: string) =>
    rect(x, y, w, h, at(color, 0)) +
    stroke(`M${x + 2} ${y + 4}h${w - 4}M${x + 2} ${y + 6.6}h${w - 6}`, at(mix(sky, ink, 0.4), 0), 0.7) +
    disc(x + w / 2, y + 1.2, 1, at(clay, 0))
  return [
    oval(0, 0.4, 50, 2.6, at(deep, 0), 'opacity=".35"'),
    rect(-44, -62, 4.6, 62, post) + rect(39.4, -62, 4.6, 62, post),
    rect(-42, -64, 84, 44, at(mix(clay, sand, 0.18), 0)) + rect(-39, -61, 78, 38, at(mix(sand, wheat, 0.3), 0)),
    // The month, and the day everybody comes.
    rect(-34, -59, 48, 34, at(paper, 0)) + rect(-34, -59, 48, 7, at(spruce, 0)),
    stroke('M-30 -55.6H-12', at(paper, 0), 1.6),
    repeat(21, day) + repeat(3, (i) => rect(-31 + i * 6.4, -29.8, 4.4, 3.2, at(mix(sky, paper, 0.62), 0))),
    `<circle cx="-9.6" cy="-40.5" r="4.4" fill="none" stroke="${at(clay, 0)}" stroke-width="1.5"/>`,
    note(18, -58, 18, 13, mix(wheat, paper, 0.5)) + note(20, -43, 15, 15, mix(sage, paper, 0.6)),
    shape('M-46 -63L0 -82L46 -63Z', at(mix(clay, ink, 0.25), 0)),
    // The roof, with what has snowed on it.
    shape('M-56 -62L0 -84L56 -62L52 -58L0 -78L-52 -58Z', at(mix(spruce, deep, 0.3), 0)),
    shape(
      'M-56 -62L0 -84L56 -62L54 -63.6Q44 -62 36 -67.6T16 -74.6L0 -81L-14 -76Q-24 -70 -34 -68.4T-54 -63.6Z',
      at(paper, 0, sunSide < 0 ? 0 : 0.06),
    ),
  ].join('')
}
