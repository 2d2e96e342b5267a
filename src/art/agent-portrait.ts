import { outline, type Point } from './draw.ts'
import { deep, sage, spruce } from './palette.ts'
import { countyOutline, type County } from './state-counties.ts'

/** Stands in for a photo: an agent's initials over the outline of their county, as an inline SVG. Size in pixels. */
export function agentPortrait(initials: string, county: County, size = 72): string {
  return `<svg class="portrait" viewBox="0 0 100 100" width="${size}" height="${size}" aria-hidden="true"><rect width="100" height="100" rx="10" fill="${sage}"/><path d="${outline(fitted(countyOutline(county)))}" fill="#AEC8B5" stroke="${spruce}" stroke-width="2.5" stroke-linejoin="round"/><text x="50" y="61" text-anchor="middle" font-family="Bitter, Georgia, serif" font-weight="700" font-size="32" fill="${deep}" stroke="#C3D6C8" stroke-width="5" paint-order="stroke" stroke-linejoin="round">${initialsOnly(initials)}</text></svg>`
}

/** The outline scaled to 84 and centred on a plate of 100. */
function fitted(points: Point[]): Point[] {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top]
  const scale = 84 / Math.max(width, height)
  return points.map(([x, y]) => [(x - left) * scale + 50 - (width * scale) / 2, (y - top) * scale + 50 - (height * scale) / 2])
}

// A name is somebody's input and this string is put into pages as it is.
const initialsOnly = (initials: string) => initials.replace(/[^\p{L}\p{N}]/gu, '').slice(0, 3)
