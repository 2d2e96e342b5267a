import type { Recipe } from '../recipe.ts'
import { longTable } from '../symbols/long-table.ts'
import { inTheLee } from './in-the-lee.ts'

/** A table with room for everybody who is needed, in the lee of the trees. */
export const tableScene: Recipe = {
  time: 'noon',
  season: 'summer',
  sun: 0.16,
  horizon: 0.52,
  focus: 0.48,
  draw: inTheLee({ from: [0.98, 0.22], to: [0.72, 0.14], heights: [0.56, 0.34], n: 6 }, { symbol: longTable, down: 0.32, scale: 0.0082 }),
}
