import type { Time } from './hours.ts'
import type { Light } from './lighting.ts'
import type { SceneOptions } from './scene.ts'

/** What a symbol needs to know: the light, and the side it comes from (-1 left, 1 right). */
export type Lit = { light: Light; sunSide: -1 | 1 }

/** What a planted tree needs besides: chance, and how large the picture is. */
export type Grove = Lit & {
  /** The picture's unit: its height, or 0.8 of its width when that is less. Symbols scale with it. */
  U: number
  time: Time
  random: () => number
}

/** A picture in the making: its measures, its light and its chance. All lengths are in picture pixels. */
export type Stage = Grove & {
  W: number
  H: number
  /** Height of the horizon, from the top. */
  horizon: number
  /** Where the symbol stands, as a fraction of the width, and in pixels. */
  focus: number
  focusX: number
  sunX: number
  sunY: number
  /** In units. */
  sunRadius: number
  /** Clip paths need names that no other picture in the same page uses. */
  nextId: () => string
  options: SceneOptions
}
