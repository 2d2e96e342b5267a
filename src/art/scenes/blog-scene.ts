import type { Recipe } from '../recipe.ts'
import type { Stage } from '../stage.ts'
import { cattleCover } from './cattle-cover.ts'
import { clearedCover } from './cleared-cover.ts'
import { driftCover } from './drift-cover.ts'
import { hailCover } from './hail-cover.ts'
import { harvestCover } from './harvest-cover.ts'
import { passCover } from './pass-cover.ts'
import { winterCover } from './winter-cover.ts'

const covers = {
  hail: hailCover,
  winter: winterCover,
  harvest: harvestCover,
  pass: passCover,
  cattle: cattleCover,
  cleared: clearedCover,
  drift: driftCover,
} satisfies Record<string, (stage: Stage) => string>

export type CoverVariant = keyof typeof covers

/** Covers for the Learning Center; `variant` says which. */
export const blogScene: Recipe = {
  time: 'noon',
  season: 'spring',
  sun: 0.74,
  horizon: 0.58,
  focus: 0.5,
  draw: (stage) => covers[stage.options.variant ?? 'hail'](stage),
}
