import { escapeText } from '../http/escape-html.ts'
import { inSlices } from './in-slices.ts'
import type { MapEntry, MapPart } from './map-part.ts'

/** Where the address of the site goes: a host may be asked by several names, and the rest is the same for all. */
export const originGap = '\0'

/** No engine takes more of one page. */
const mostPictures = 1_000

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const pictureSchema = 'http://www.google.com/schemas/sitemap-image/1.1'

/** A file of the map (sitemaps.org, and Google's extension for pictures). */
export async function writeMap(entries: readonly MapEntry[]): Promise<string> {
  const urls = await inSlices(entries, writeUrl)
  return `${head}<urlset xmlns="${schema}" xmlns:image="${pictureSchema}">\n${urls.join('\n')}\n</urlset>\n`
}

function writeUrl({ path, changed, pictures = [] }: MapEntry): string {
  const shown = pictures.slice(0, mostPictures).map((picture) => `<image:image><image:loc>${at(picture)}</image:loc></image:image>`)
  return `<url><loc>${at(path)}</loc>${lastmod(changed)}${shown.join('')}</url>`
}

/** What names the files. */
export function writeIndex(parts: readonly MapPart[]): string {
  const maps = parts.map(({ name, changed }) => `<sitemap><loc>${at(`/sitemap-${name}.xml`)}</loc>${lastmod(changed)}</sitemap>`)
  return `${head}<sitemapindex xmlns="${schema}">\n${maps.join('\n')}\n</sitemapindex>\n`
}

const at = (path: string) => originGap + escapeText(path)
const lastmod = (changed: Date | undefined) => (changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '')
