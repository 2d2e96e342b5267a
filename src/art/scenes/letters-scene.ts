import type { Recipe } from '../recipe.ts'
import { letterBox } from '../symbols/letter-box.ts'
import { inTheLee } from './in-the-lee.ts'

/** A mailbox by the road with more in it than it holds. */
export const lettersScene: Recipe = {
  time: 'noon',
  season: 'spring',
  sun: 0.2,
  horizon: 0.54,
  focus: 0.54,
  draw: inTheLee({ from: [0.99, 0.22], to: [0.8, 0.13] }, { symbol: letterBox, down: 0.38, scale: 0.0105 }),
}
