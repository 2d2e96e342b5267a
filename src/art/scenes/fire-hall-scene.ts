import type { Recipe } from '../recipe.ts'
import { fireEngine, fireHall } from '../symbols/fire-hall.ts'
import { inTheLee } from './in-the-lee.ts'

/** The volunteers' hall of a small town, its door open and the engine out. */
export const fireHallScene: Recipe = {
  time: 'dusk',
  season: 'summer',
  sun: 0.2,
  horizon: 0.54,
  focus: 0.52,
  draw: inTheLee(
    { from: [0.99, 0.22], to: [0.86, 0.13] },
    { symbol: fireHall, down: 0.24, scale: 0.0078 },
    { symbol: fireEngine, down: 0.33, scale: 0.0078, aside: -0.2 },
  ),
}
