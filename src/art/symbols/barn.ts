import { rect, repeat, shape, stroke } from '../draw.ts'
import { clay, ink, mix, paper, sand, sky } from '../palette.ts'
import type { Lit } from '../stage.ts'

/** A gambrel barn with its silo and a long shed; about 130 wide, standing on y = 0. */
export function barn({ light }: Lit): string {
  const { at, lampsLit, glow } = light
  const front = at(clay, 0, 0.06)
  const side = at(clay, 0, 0.5)
  const trim = at(paper, 0)
  const dark = at(mix(clay, ink, 0.7), 0, 0.3)
  const opening = lampsLit ? glow : dark

  const silo =
    rect(-49, -60, 17, 60, at(mix(paper, sky, 0.14), 0, 0.1)) +
    rect(-38, -60, 6, 60, at(mix(paper, sky, 0.2), 0, 0.42)) +
    shape('M-50 -59A9.5 11 0 0 1 -31 -59Z', at(mix(sky, paper, 0.35), 0, 0.2)) +
    shape('M-40.5 -70A9.5 11 0 0 1 -31 -59L-38 -59Q-38 -66 -40.5 -70Z', at(sky, 0, 0.5)) +
    [-48, -36, -24, -12].map((y) => rect(-49, y, 17, 0.9, at(ink, 0, 0.1), 'opacity=".35"')).join('')
  const shed =
    rect(20, -27, 58, 27, side) +
    repeat(11, (i) => rect(24 + i * 5, -26, 0.7, 26, dark, 'opacity=".4"')) +
    [32, 48, 64].map((x) => rect(x - 0.8, -18.8, 7.6, 8.6, trim) + rect(x, -18, 6, 7, opening)).join('')
  const roof =
    shape('M-4 -58L64 -58L74 -45L14 -45Z', at(mix(sand, sky, 0.25), 0, 0.15)) +
    shape('M14 -45L74 -45L82 -26L21 -26Z', at(mix(sand, sky, 0.35), 0, 0.48))
  const vent = rect(28, -66, 7, 9, at(paper, 0, 0.2)) + shape('M26 -66L31.5 -71L37 -66Z', side)
  const gambrel =
    shape('M-28 0L-28 -27L-21 -44L-4 -58L13 -44L20 -27L20 0Z', front) +
    repeat(9, (i) => rect(-25 + i * 5, -28, 0.6, 28, dark, 'opacity=".28"')) +
    stroke('M-30 -25L-22 -45L-4 -60L14 -45L22 -25', trim, 2.2, 'stroke-linejoin="round"')
  const hayloft = shape('M-9 -38L-9 -45L-4 -49L1 -45L1 -38Z', trim) + shape('M-7.6 -39.4L-7.6 -44.4L-4 -47L-0.4 -44.4L-0.4 -39.4Z', opening)
  const doors =
    rect(-16, -24, 24, 24, trim) +
    rect(-14.4, -22.4, 9.6, 22.4, front) +
    rect(-3.2, -22.4, 9.6, 22.4, front) +
    stroke('M-14.4 -22.4L-4.8 0M-4.8 -22.4L-14.4 0M-3.2 -22.4L6.4 0M6.4 -22.4L-3.2 0', trim, 1.3)

  return silo + shed + roof + vent + gambrel + hayloft + doors
}
