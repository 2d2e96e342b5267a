import { rect, repeat, shape } from '../draw.ts'
import { clay, deep, ink, mix, paper, sand, sky, spruce, wheat } from '../palette.ts'
import type { Lit } from '../stage.ts'

/** A ranch house with a porch; about 100 wide, standing on y = 0. */
export function ranchHouse({ light }: Lit): string {
  const { at, lampsLit, glow } = light
  const wall = mix(at(paper, 0, 0.05), mix(wheat, paper, 0.55), lampsLit ? 0.34 : 0.04)
  const roof = at(mix(clay, ink, 0.18), 0, 0.18)
  const roofShade = at(mix(clay, ink, 0.25), 0, 0.55)
  const trim = at(paper, 0, 0.04)
  const pane = lampsLit ? glow : at(mix(sky, deep, 0.4), 0, 0.2)
  const bar = lampsLit ? mix(clay, wheat, 0.35) : at(paper, 0)

  const window = (x: number, y: number, w: number, h: number) =>
    rect(x - 1, y - 1, w + 2, h + 2, trim) +
    rect(x, y, w, h, pane) +
    rect(x + w / 2 - 0.4, y, 0.8, h, bar) +
    rect(x, y + h / 2 - 0.4, w, 0.8, bar)

  const chimney = rect(-26, -58, 7, 18, at(mix(clay, ink, 0.35), 0, 0.25)) + rect(-27.2, -59.5, 9.4, 3, at(ink, 0, 0.1))
  const wing =
    rect(-46, -27, 56, 27, wall) + shape('M-50 -26L-41 -47L12 -47L12 -26Z', roof) + shape('M-50 -26L-49 -28.5L12 -28.5L12 -26Z', roofShade)
  const gable =
    shape('M8 0L8 -42L26 -62L44 -42L44 0Z', wall) +
    shape('M44 0L44 -42L40 -46.4L40 0Z', at(sand, 0, 0.5)) +
    shape('M2.5 -38.5L26 -66L49.5 -38.5L46.8 -36L26 -60L5.2 -36Z', roof) +
    shape('M26 -66L49.5 -38.5L46.8 -36L26 -60Z', roofShade)
  const gableWindows = window(21.5, -50, 9, 9.5) + window(14, -26, 9, 13) + window(29, -26, 9, 13)
  const underPorch =
    rect(-43, -22, 50, 22, at(sand, 0, lampsLit ? 0.28 : 0.42)) +
    window(-38, -18, 8, 11) +
    window(-25, -18, 8, 11) +
    rect(-11, -19, 8.5, 19, at(spruce, 0, 0.1)) +
    rect(-9.6, -17.4, 5.7, 7, pane)
  const porchRoof = shape('M-49 -21.5L-46 -26.5L9 -26.5L9 -21.5Z', at(mix(clay, ink, 0.3), 0, 0.42)) + rect(-49, -22, 58, 1.6, trim)
  const posts = [-46.5, -31, -15.5, 2].map((x) => rect(x, -20.5, 2, 19, trim)).join('')
  const railing = rect(-45, -9, 14, 1, trim) + rect(-30, -9, 14.5, 1, trim) + repeat(9, (i) => rect(-43.5 + i * 3.2, -8.5, 0.7, 6.5, trim))
  const step =
    rect(-49, -2.4, 59, 2.8, at(mix(sand, clay, 0.3), 0, 0.3)) + shape('M-14 0L2 0L4 2.6L-16 2.6Z', at(mix(sand, clay, 0.35), 0, 0.4))
  const lamplight = () => shape('M-47 2L9 2L26 13L-66 13Z', glow, 'opacity=".22"') + shape('M12 1L42 1L54 9L10 9Z', glow, 'opacity=".16"')

  const porch = underPorch + porchRoof + posts + railing + step
  return chimney + wing + gable + gableWindows + porch + (lampsLit ? lamplight() : '')
}
