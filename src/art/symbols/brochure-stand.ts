import { disc, oval, rect, repeat, shape } from '../draw.ts'
import { clay, deep, ink, mix, paper, sage, sand, sky, spruce, wheat } from '../palette.ts'
import type { Lit } from '../stage.ts'

/** A stand of brochures carried outside, three rows of three; 78 tall, standing on y = 0. */
export function brochureStand({ light }: Lit): string {
  const { at } = light
  const wood = mix(clay, wheat, 0.36)
  const colors = [
    spruce,
    wheat,
    clay,
    sky,
    mix(sage, spruce, 0.2),
    mix(wheat, clay, 0.4),
    deep,
    mix(clay, paper, 0.3),
    mix(sky, paper, 0.4),
  ]
  const brochure = (i: number) => {
    const [x, y] = [-26.4 + (i % 3) * 18, -72 + Math.floor(i / 3) * 21]
    const color = colors[i]
    return [
      rect(x + 1.2, y - 1.4, 15, 18, at(paper, 0, 0.2)),
      rect(x, y, 15, 18, at(color, 0)),
      disc(x + 10.4, y + 5, 2.6, at(mix(color, paper, 0.6), 0)),
      shape(`M${x} ${y + 12}L${x + 5} ${y + 6}L${x + 9} ${y + 9.4}L${x + 15} ${y + 7}V${y + 12}Z`, at(mix(color, ink, 0.25), 0)),
    ].join('')
  }
  const row = (i: number) => rect(-29, -60 + i * 21, 56, 7, at(wood, 0)) + rect(-29, -54.6 + i * 21, 56, 1.6, at(wood, 0, 0.5))
  return [
    oval(0, 0.4, 40, 2.6, at(deep, 0), 'opacity=".35"'),
    shape('M24 -78L34 0H30L22 -60Z', at(wood, 0, 0.5)),
    rect(-32, -78, 62, 78, at(mix(wood, deep, 0.35), 0)) +
      rect(-32, -78, 4, 78, at(wood, 0, 0.05)) +
      rect(26, -78, 4, 78, at(wood, 0, 0.2)),
    repeat(3, (r) => repeat(3, (i) => brochure(r * 3 + i)) + row(r)),
    rect(-34, -82, 66, 5, at(wood, 0)),
    rect(-32, -9, 62, 9, at(wood, 0, 0.14)) + rect(-18, -6, 34, 2.4, at(sand, 0)),
  ].join('')
}
