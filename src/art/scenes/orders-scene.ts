import type { Recipe } from '../recipe.ts'
import { parcels } from '../symbols/parcels.ts'
import { inTheLee } from './in-the-lee.ts'

/** What was ordered, left at the gate. */
export const ordersScene: Recipe = {
  time: 'dawn',
  season: 'autumn',
  sun: 0.82,
  horizon: 0.5,
  focus: 0.46,
  draw: inTheLee(
    { from: [0.99, 0.2], to: [0.84, 0.12], heights: [0.46, 0.26], grass: 0.08 },
    { symbol: parcels, down: 0.34, scale: 0.0105 },
  ),
}
