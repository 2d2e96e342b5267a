import type { Recipe } from '../recipe.ts'
import { depot } from '../symbols/depot.ts'
import { inTheLee } from './in-the-lee.ts'

/** The old depot with its lamps lit. */
export const depotScene: Recipe = {
  time: 'dawn',
  season: 'autumn',
  sun: 0.16,
  horizon: 0.54,
  focus: 0.5,
  draw: inTheLee({ from: [0.99, 0.22], to: [0.84, 0.13] }, { symbol: depot, down: 0.3, scale: 0.0072 }),
}
