import type { DeclaredVariant } from './picture-list.ts'
import { recipes } from './recipes.ts'

const forDark = '(prefers-color-scheme: dark)'

/** From here on a landscape fills a good part of a screen. */
const large = 900

/**
 * The same landscape at night, for whoever's system asks for dark. Only of landscapes that fill a good part of a screen, and of the map: a day
 * of that size lights the room, and words may lie on its sky. As SVG alone, which takes 10 ms to draw, where an AVIF takes a second;
 * what is smaller goes out as AVIF, and is dimmed (src/ui/styles/dark.css).
 */
export function atNight({ avif: _slow, ...variant }: DeclaredVariant): DeclaredVariant | undefined {
  if (variant.art === 'counties') return { ...variant, time: 'night', media: forDark }
  if (variant.art !== 'scene') return undefined
  if (!variant.media && variant.width < large) return undefined
  if ((variant.time ?? recipes[variant.kind].time) === 'night') return undefined
  return { ...variant, time: 'night', media: variant.media ? `${variant.media} and ${forDark}` : forDark }
}
