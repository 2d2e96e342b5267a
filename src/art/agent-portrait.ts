import { round } from './draw.ts'
import { deep, sage } from './palette.ts'

/** The county below the initials, light enough to read them over its bounds, of which some are many and small. */
const land = '#BFD4C5'
const coast = '#7FA58D'

/** An outline as path data, and the smallest box around it. */
export type Outline = { path: string; box: { x: number; y: number; width: number; height: number } }

/** In place of a photo: an agent's initials over the outline of their county, as an inline SVG. Size in pixels. */
export function agentPortrait(initials: string, { path, box }: Outline, size = 72): string {
  // The outline scaled to 84 and centred on a plate of 100.
  const scale = 84 / Math.max(box.width, box.height)
  const [x, y] = [50 - (box.x + box.width / 2) * scale, 50 - (box.y + box.height / 2) * scale]
  const placed = `translate(${round(x)} ${round(y)}) scale(${Math.round(scale * 1000) / 1000})`
  return `<svg class="portrait" viewBox="0 0 100 100" width="${size}" height="${size}" aria-hidden="true"><rect width="100" height="100" rx="10" fill="${sage}"/><path d="${path}" transform="${placed}" fill="${land}" stroke="${coast}" stroke-width="${round(2.5 / scale)}" stroke-linejoin="round"/><text x="50" y="61" text-anchor="middle" font-family="Bitter, Georgia, serif" font-weight="700" font-size="32" fill="${deep}" stroke="${land}" stroke-width="7" paint-order="stroke" stroke-linejoin="round">${initialsOnly(initials)}</text></svg>`
}

// A name is somebody's input and this string is put into pages as it is.
const initialsOnly = (initials: string) => initials.replace(/[^\p{L}\p{N}]/gu, '').slice(0, 3)
