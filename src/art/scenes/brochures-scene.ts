import type { Recipe } from '../recipe.ts'
import { brochureStand } from '../symbols/brochure-stand.ts'
import { inTheLee } from './in-the-lee.ts'

/** A stand of brochures, set up in the open. */
export const brochuresScene: Recipe = {
  time: 'dawn',
  season: 'summer',
  sun: 0.2,
  horizon: 0.52,
  focus: 0.56,
  draw: inTheLee({ from: [0.16, 0.22], to: [0.3, 0.13] }, { symbol: brochureStand, down: 0.38, scale: 0.0096 }),
}
