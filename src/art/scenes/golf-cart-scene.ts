import type { Recipe } from '../recipe.ts'
import { golfCart } from '../symbols/golf-cart.ts'
import { inTheLee } from './in-the-lee.ts'

/** A cart on the way to the first tee. */
export const golfCartScene: Recipe = {
  time: 'noon',
  season: 'summer',
  sun: 0.2,
  horizon: 0.54,
  focus: 0.5,
  draw: inTheLee({ from: [0.99, 0.22], to: [0.82, 0.13] }, { symbol: golfCart, down: 0.34, scale: 0.0094 }),
}
