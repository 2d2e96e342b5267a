import type { Recipe } from '../recipe.ts'
import { telephoneDesk } from '../symbols/telephone-desk.ts'
import { inTheLee } from './in-the-lee.ts'

/** The one desk where calls, letters and forms end. */
export const telephoneScene: Recipe = {
  time: 'dawn',
  season: 'summer',
  sun: 0.2,
  horizon: 0.5,
  focus: 0.48,
  draw: inTheLee({ from: [0.97, 0.22], to: [0.8, 0.13] }, { symbol: telephoneDesk, down: 0.37, scale: 0.009 }),
}
