import { d, polygon, repeat, shape, type Point } from './draw.ts'
import { clay, mix, paper, sand, wheat } from './palette.ts'
import type { Stage } from './stage.ts'

const rock = mix(clay, sand, 0.22)

/** A table mountain standing on y: flat top, cracked cliff, talus skirt. */
export function mesa(stage: Stage, o: { x: number; y: number; w: number; h: number; depth: number }): string {
  const { random, sunSide, light } = stage
  const { x, y, w, h, depth } = o
  const cliff = h * 0.42

  const body: Point[] = [
    [x - w * 0.78, y],
    [x - w * 0.6, y - h * 0.3],
    [x - w * 0.52, y - h + cliff],
    [x - w * 0.5, y - h],
  ]
  for (let i = 1; i < 7; i++) body.push([x - w * 0.5 + (w * i) / 7, y - h - (random() - 0.3) * h * 0.05])
  body.push([x + w * 0.5, y - h * 0.96], [x + w * 0.53, y - h + cliff], [x + w * 0.64, y - h * 0.28], [x + w * 0.84, y])

  const talus = d`M${x - w * 0.52} ${y - h + cliff}L${x - w * 0.3} ${y - h + cliff * 0.9}L${x - w * 0.1} ${y - h + cliff * 1.1}L${x + w * 0.2} ${y - h + cliff * 0.92}L${x + w * 0.53} ${y - h + cliff}L${x + w * 0.64} ${y - h * 0.28}L${x + w * 0.84} ${y}L${x - w * 0.78} ${y}L${x - w * 0.6} ${y - h * 0.3}Z`

  const crack = (i: number) => {
    const left = x - w * 0.47 + (w * 0.97 * (i + random() * 0.6)) / 9
    const width = w * (0.015 + random() * 0.035)
    return shape(
      d`M${left} ${y - h * 0.97}L${left + width} ${y - h * 0.97}L${left + width * 0.8} ${y - h + cliff * (0.6 + random() * 0.45)}L${left + width * 0.1} ${y - h + cliff * (0.8 + random() * 0.3)}Z`,
      light.at(rock, depth, 0.42),
    )
  }

  const s = -sunSide
  const shaded = d`M${x + s * w * 0.3} ${y - h}L${x + s * w * 0.5} ${y - h * 0.97}L${x + s * w * 0.53} ${y - h + cliff}L${x + s * w * 0.66} ${y - h * 0.28}L${x + s * w * 0.84} ${y}L${x + s * w * 0.42} ${y}L${x + s * w * 0.36} ${y - h * 0.35}L${x + s * w * 0.33} ${y - h + cliff}Z`

  return [
    polygon(body, light.at(mix(rock, paper, 0.18), depth)),
    shape(talus, light.at(mix(rock, wheat, 0.35), depth, 0.1)),
    repeat(9, crack),
    shape(shaded, light.at(rock, depth, 0.5), 'opacity=".75"'),
  ].join('')
}
