import type { Time } from './hours.ts'
import type { Season } from './seasons.ts'
import type { Stage } from './stage.ts'

/** A kind of landscape: how it is lit and laid out unless told otherwise, and how it is painted, back to front. */
export type Recipe = {
  time: Time
  season: Season
  /** Fractions of the width, except horizon (of the height) and sunY (of the sky). */
  sun: number
  focus: number
  horizon: number
  sunY?: number
  /** In units; 0 hides the sun. */
  sunRadius?: number
  draw: (stage: Stage) => string
}
