import type { DeclaredVariant } from './picture-list.ts'
import { recipes } from './recipes.ts'

const forDark = '(prefers-color-scheme: dark)'

/** From here on a landscape fills a good part of a screen. */
const large = 900

/**
 * The same landscape at night, for whoever's system asks for dark. Only of landscapes that fill a screen, and of the map: they go out as SVG,
 * which takes 10 ms to draw, and words may lie on their skies. What goes out as AVIF takes a second each, and is dimmed
 * (src/ui/styles/dark.css).
 */
export function atNight(variant: DeclaredVariant): DeclaredVariant | undefined {
  if (variant.art === 'counties') return { ...variant, time: 'night', media: forDark }
  if (variant.art !== 'scene' || variant.avif) return undefined
  if (!variant.media && variant.width < large) return undefined
  if ((variant.time ?? recipes[variant.kind].time) === 'night') return undefined
  return { ...variant, time: 'night', media: variant.media ? `${variant.media} and ${forDark}` : forDark }
}
