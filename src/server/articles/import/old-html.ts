import { Parser } from 'htmlparser2'
import { withoutDepths } from '../../content/without-depths.ts'
import { escapeHtml } from '../../http/escape-html.ts'
import { createBlockWriter, voids, type BlockWriter } from './block-writer.ts'
import { withoutShortcodes } from './shortcodes.ts'

/** A picture of here; one of ours says its size where it stands. */
export type PlacedPicture = { path: string; width?: number; height?: number }

/** How the parts of a post are to be written anew. */
export interface HtmlAnew {
  /** A picture by the address it had; undefined where it could not be had, and is left out. */
  picture(src: string): PlacedPicture | undefined
  /** A link by the address it had. */
  link(href: string): string
  /** Something that has no place in an article. */
  lose(words: string): void
}

/** The addresses of the pictures in a post. */
export function picturesIn(html: string): string[] {
  const found: string[] = []
  parse(html, { onopentag: (name, { src = '' }) => void (name === 'img' && src !== '' && found.push(src)) })
  return [...new Set(found)]
}

/**
 * The HTML of an old post with pictures and links of here. What is embedded from elsewhere becomes a link to it; what runs
 * or asks is left out and told of. Everything else is as it came, and is tamed where it is kept.
 */
export function rewriteHtml(html: string, { picture, link, lose }: HtmlAnew): string {
  const out = createBlockWriter()
  /** Inside something that is left out, how deep. */
  let silent = 0
  const lost = new Set<string>()
  const loseOnce = (words: string) => {
    if (!lost.has(words)) lose(words)
    lost.add(words)
  }
  parse(withoutShortcodes(html, loseOnce), {
    onopentag(name, attributes) {
      if (silentTags.has(name)) {
        silent++
        if (name !== 'style') loseOnce(silentTags.get(name) ?? '')
        return
      }
      if (silent > 0) return
      const embedded = embeds[name]
      if (embedded !== undefined) return writeLink(out, attributes.src ?? attributes.data ?? '', embedded, loseOnce)
      if (plainHere.has(name)) loseOnce(plainHere.get(name) ?? '')
      if (name === 'img') out.words(writePicture(attributes, picture, loseOnce))
      else if (name === 'a') out.open('a', ` href="${escapeHtml(link(attributes.href ?? ''))}"`)
      else out.open(name, kept(attributes))
    },
    ontext(words) {
      if (silent === 0) out.words(escapeHtml(words))
    },
    onclosetag(name) {
      if (silentTags.has(name)) silent = Math.max(0, silent - 1)
      else if (silent === 0 && embeds[name] === undefined && !voids.has(name)) out.close(name)
    },
  })
  return out.written()
}

/** Their words stay, and no longer say so. */
const plainHere = new Map([
  ...['pre', 'code', 'kbd', 'samp'].map((name) => [name, 'Code became plain words.'] as const),
  ...['sup', 'sub'].map((name) => [name, 'What was raised or lowered became plain words.'] as const),
  ['mark', 'What was marked became plain words.'] as const,
])

const silentTags = new Map([
  ['script', 'A script was left out.'],
  ['style', ''],
  ['form', 'A form was left out.'],
  ['svg', 'A drawing (SVG) was left out.'],
  ['canvas', 'A drawing was left out.'],
  ['template', 'A template was left out.'],
])

const embeds: { [tag: string]: string } = {
  iframe: 'Embedded page',
  video: 'Video',
  audio: 'Sound',
  embed: 'Embedded page',
  object: 'Embedded page',
}

function writePicture({ src = '', alt, ...said }: Attributes, picture: HtmlAnew['picture'], lose: (words: string) => void): string {
  const kept = src === '' ? undefined : picture(src)
  if (!kept) {
    lose(`The picture ${src.startsWith('data:') ? 'in the text itself' : src || 'without an address'} was left out.`)
    return ''
  }
  if (alt === undefined) lose(`Nobody says what the picture ${src} shows; it is taken for decoration.`)
  const size = (name: 'width' | 'height') =>
    kept[name] === undefined && said[name] === undefined ? '' : ` ${name}="${escapeHtml(String(kept[name] ?? said[name]))}"`
  return `<img src="${escapeHtml(kept.path)}" alt="${escapeHtml(alt ?? '')}"${size('width')}${size('height')}>`
}

/** What shows other people's pages inside ours would tell them of every visitor; a link does when it is followed. */
function writeLink(out: BlockWriter, src: string, words: string, lose: (words: string) => void): void {
  const address = src.startsWith('//') ? `https:${src}` : src
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return lose(`Something embedded (${words.toLowerCase()}) was left out.`)
  lose(`What was embedded from ${address} became a link.`)
  out.open('p', '')
  out.words(`<a href="${escapeHtml(address)}">${words}: ${escapeHtml(new URL(address).host)}</a>`)
  out.close('p')
}

type Attributes = { [name: string]: string }

/** What a cell or a list says of itself; nothing else of an old page means anything here. */
const kept = (attributes: Attributes) =>
  ['colspan', 'rowspan', 'start', 'data-size']
    .map((name) => (attributes[name] === undefined ? '' : ` ${name}="${escapeHtml(attributes[name])}"`))
    .join('')

function parse(
  html: string,
  handler: {
    onopentag?: (name: string, attributes: Attributes) => void
    ontext?: (words: string) => void
    onclosetag?: (name: string) => void
  },
): void {
  new Parser(handler, { decodeEntities: true }).end(withoutDepths(html))
}
