import type { Time } from './hours.ts'
import { lighting } from './lighting.ts'
import { grainFilter } from './paper-grain.ts'
import { random } from './random.ts'
import { recipes, type SceneKind } from './recipes.ts'
import type { CoverVariant } from './scenes/blog-scene.ts'
import type { Season } from './seasons.ts'
import type { Stage } from './stage.ts'

export type SceneOptions = {
  kind: SceneKind
  /** Another seed is another landscape of the same kind. */
  seed?: string
  time?: Time
  season?: Season
  /** Which cover, for the kind `blog`. */
  variant?: CoverVariant
  /** Pixels; 1200 by 800 unless told. */
  width?: number
  height?: number
  /** Where the symbol stands and where the sun does, as fractions of the width. */
  focus?: number
  sun?: number
  /** Height of the sun as a fraction of the sky; height of the horizon as a fraction of the picture. */
  sunY?: number
  horizon?: number
  /** The hero's: where the main peak stands (in the claims scene, the pickup), how the storm bank lies, whether the pickup is there. */
  main?: number
  bankReach?: number
  bankY?: number
  bankH?: number
  truck?: boolean
  /** Paper grain over everything; costs a filter. */
  grain?: boolean
}

/**
 * A poster landscape as an SVG document, seeded: the same options always give the same string.
 * It holds no script, no text and no reference outside itself.
 */
export function scene(options: SceneOptions): string {
  const { kind, width: W = 1200, height: H = 800, seed = kind } = options
  const recipe = recipes[kind]
  const season = options.season ?? recipe.season
  const time = options.time ?? (options.season === 'storm' ? 'storm' : recipe.time)
  const chance = random(kind + seed)
  const focus = options.focus ?? recipe.focus
  const horizon = H * (options.horizon ?? recipe.horizon)
  const sunX = W * (options.sun ?? recipe.sun)

  const id = 's' + Math.floor(random(kind + seed + W + H + time + season)() * 1e8).toString(36) + '_'
  let ids = 0

  const stage: Stage = {
    W,
    H,
    U: Math.min(H, W * 0.8),
    horizon,
    focus,
    focusX: focus * W,
    sunX,
    sunY: horizon * (options.sunY ?? recipe.sunY ?? 0.46),
    sunRadius: recipe.sunRadius ?? 0.075,
    sunSide: sunX / W < focus ? -1 : 1,
    light: lighting(time, season),
    time,
    random: chance,
    nextId: () => id + ids++,
    options,
  }
  const art = recipe.draw(stage)
  const grained = () =>
    `${grainFilter(id + 'g', Math.floor(chance() * 99))}<rect width="${W}" height="${H}" filter="url(#${id}g)" opacity=".20"/>`
  const grain = options.grain === false ? '' : grained()
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" width="${W}" height="${H}" preserveAspectRatio="xMidYMid slice"><clipPath id="${id}f"><rect width="${W}" height="${H}"/></clipPath><g clip-path="url(#${id}f)">${art}${grain}</g></svg>`
}
