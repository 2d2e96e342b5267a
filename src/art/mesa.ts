import { d, polygon, repeat, shape, type Point } from './draw.ts'
import { clay, mix, paper, sand, wheat } from './palette.ts'
import type { Stage } from './stage.ts'

const rock = mix(clay, sand, .22)

/** A table mountain standing on y: flat top, cracked cliff, talus skirt. */
export function mesa(stage: Stage, o: { x: number; y: number; w: number; h: number; depth: number }): string {
  const { random, sunSide, light } = stage
  const { x, y, w, h, depth } = o
  const cliff = h * .42

  const body: Point[] = [[x - w * .78, y], [x - w * .60, y - h * .30], [x - w * .52, y - h + cliff], [x - w * .50, y - h]]
  for (let i = 1; i < 7; i++) body.push([x - w * .5 + w * i / 7, y - h - (random() - .3) * h * .05])
  body.push([x + w * .50, y - h * .96], [x + w * .53, y - h + cliff], [x + w * .64, y - h * .28], [x + w * .84, y])

  const talus = d`M${x - w * .52} ${y - h + cliff}L${x - w * .3} ${y - h + cliff * .9}L${x - w * .1} ${y - h + cliff * 1.1}L${x + w * .2} ${y - h + cliff * .92}L${x + w * .53} ${y - h + cliff}L${x + w * .64} ${y - h * .28}L${x + w * .84} ${y}L${x - w * .78} ${y}L${x - w * .60} ${y - h * .3}Z`

  const crack = (i: number) => {
    const left = x - w * .47 + w * .97 * (i + random() * .6) / 9
    const width = w * (.015 + random() * .035)
    return shape(
      d`M${left} ${y - h * .97}L${left + width} ${y - h * .97}L${left + width * .8} ${y - h + cliff * (.6 + random() * .45)}L${left + width * .1} ${y - h + cliff * (.8 + random() * .3)}Z`,
      light.at(rock, depth, .42),
    )
  }

  const s = -sunSide
  const shaded = d`M${x + s * w * .30} ${y - h}L${x + s * w * .5} ${y - h * .97}L${x + s * w * .53} ${y - h + cliff}L${x + s * w * .66} ${y - h * .28}L${x + s * w * .84} ${y}L${x + s * w * .42} ${y}L${x + s * w * .36} ${y - h * .35}L${x + s * w * .33} ${y - h + cliff}Z`

  return [
    polygon(body, light.at(mix(rock, paper, .18), depth)),
    shape(talus, light.at(mix(rock, wheat, .35), depth, .1)),
    repeat(9, crack),
    shape(shaded, light.at(rock, depth, .5), 'opacity=".75"'),
  ].join('')
}
