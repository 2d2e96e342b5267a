import type { Recipe } from '../recipe.ts'
import { minuteBooks } from '../symbols/minute-books.ts'
import { inTheLee } from './in-the-lee.ts'

/** What was said, bound and kept, and a lamp to read it by. */
export const minutesScene: Recipe = {
  time: 'dusk',
  season: 'autumn',
  sun: 0.8,
  horizon: 0.5,
  focus: 0.5,
  draw: inTheLee({ from: [0.14, 0.22], to: [0.3, 0.13] }, { symbol: minuteBooks, down: 0.36, scale: 0.01 }),
}
