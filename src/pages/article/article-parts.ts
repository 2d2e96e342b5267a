import { plainWords } from '../../fields/rich-words.ts'
import { foldByLetters } from '../../ui/fold-by-letters.ts'
import { drawnPicture } from '../shell/drawn-picture.ts'
import { isDrawn } from '../shell/picture.tsx'
import { uploadedPicture } from '../shell/uploaded-picture.ts'
import { slugsOf } from '../../nouns/slugs.ts'

/** A heading one can jump to. */
export interface Heading {
  id: string
  title: string
}

/** The text of an article as it is shown, and its headings of the first rank. */
interface ArticleParts {
  html: string
  headings: Heading[]
}

/**
 * Makes clean HTML of an article ready to be read: headings have names to jump to, tables a box they may be wider than, and
 * pictures come in the formats a browser may choose from. Nothing that did not pass clean-rich-text.ts may be handed in.
 */
export function articleParts(html: string, { table }: { table: string }): ArticleParts {
  const found = [...html.matchAll(heading)].map(([, rank, inner]) => ({ rank, title: plainWords(inner).trim() }))
  // No other name on the page begins like these.
  const ids = slugsOf(found.map(({ title }) => title)).map((slug) => `on-${slug}`)
  let at = 0
  const named = html.replace(heading, (_whole, rank: string, inner: string) => `<h${rank} id="${ids[at++]}">${inner}</h${rank}>`)
  return {
    html: named
      .replace(
        /<table>[\s\S]*?<\/table>/g,
        (whole) => `<div class="table-box" role="region" aria-label="${quoted(table)}" tabindex="0">${whole}</div>`,
      )
      .replace(/<img ([^>]*)>/g, (whole, attributes: string) => inFormats(whole, withoutEnd(attributes))),
    headings: found.flatMap(({ rank, title }, index) => (rank === '2' && title !== '' ? [{ id: ids[index], title }] : [])),
  }
}

/** Not by a pattern: a description may hold any number of blanks. */
const withoutEnd = (attributes: string) => (attributes.endsWith('/') ? attributes.slice(0, -1) : attributes).trimEnd()

const heading = /<h([234])>([\s\S]*?)<\/h\1>/g

/** No wider than its column. */
const sizes = foldByLetters('(width <= 800px) 100vw, 720px')

function inFormats(image: string, attributes: string): string {
  const [, src = ''] = /\bsrc="([^"]*)"/.exec(attributes) ?? []
  const shapes = isDrawn(src) ? drawnPicture(src) : uploadedPicture(src)
  if (!shapes || shapes.sources.length === 0) return isDrawn(src) && shapes ? drawn(attributes, shapes) : image
  const sources = shapes.sources.map(
    ({ media, type, srcSet, width, height }) =>
      `<source${attribute('media', media)}${attribute('type', type)} srcset="${srcSet}" sizes="${sizes}"${attribute('width', width)}${attribute('height', height)}>`,
  )
  return `<picture>${sources.join('')}${drawn(attributes, shapes)}</picture>`
}

/** The size of a picture is known even where whoever wrote of it did not say. */
function drawn(attributes: string, { src, width, height }: { src: string; width?: number; height?: number }): string {
  const own = attributes.replace(/\bsrc="[^"]*"/, `src="${src}"`)
  const size = /\bwidth="/.test(own) ? '' : `${attribute('width', width)}${attribute('height', height)}`
  return `<img ${own}${size}${/\bloading="/.test(own) ? '' : ' loading="lazy"'} decoding="async">`
}

const attribute = (name: string, value: string | number | undefined) => (value === undefined ? '' : ` ${name}="${value}"`)

const quoted = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
