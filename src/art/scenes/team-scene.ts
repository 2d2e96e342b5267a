import { place } from '../draw.ts'
import { grass } from '../grass.ts'
import { clay, deep, mix, paper, sand, sky, spruce, wheat } from '../palette.ts'
import type { Recipe } from '../recipe.ts'
import type { Stage } from '../stage.ts'
import { dog } from '../symbols/dog.ts'
import { person, type PersonOptions } from '../symbols/person.ts'
import { countryside } from './countryside.ts'

const people: (PersonOptions & { at: number; tall: number })[] = [
  { at: -0.52, tall: 0.98, coat: clay },
  { at: -0.34, tall: 1.08, coat: sky, hat: 'brim' },
  { at: -0.14, tall: 0.94, coat: wheat },
  { at: 0.05, tall: 1.04, coat: mix(sky, paper, 0.4), hat: 'brim', hatColor: sand },
  { at: 0.24, tall: 1, coat: mix(clay, sand, 0.4) },
  { at: 0.42, tall: 1.1, coat: spruce, hat: 'brim' },
]

/** Six people who work together, looking at the same thing. */
export const teamScene: Recipe = { time: 'dawn', season: 'summer', sun: 0.3, horizon: 0.56, focus: 0.58, draw }

function draw(stage: Stage): string {
  const { H, U, horizon, focusX, light } = stage
  return [
    countryside(stage),
    ...people.map(({ at, tall, ...look }, i) =>
      place(focusX + U * at, horizon + H * (0.3 + (i % 2) * 0.02), U * 0.0105 * tall, person(stage, look)),
    ),
    place(focusX - U * 0.66, horizon + H * 0.33, U * 0.008, dog(stage)),
    grass(stage, H + 4, U * 0.07, 60, light.at(deep, 0, 0.4)),
  ].join('')
}
