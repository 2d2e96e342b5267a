import { dialledAsWritten } from '../../fields/link.ts'
import type { Work } from '../http/in-turns.ts'
import { shapeFigures } from './figure-shape.ts'
import { shapeTables } from './table-shape.ts'

/** An element with what is in it, or a piece of text or an empty element as it is written. */
export type Node = string | Element
export type Element = { name: string; tag: string; inside: Node[] }

/**
 * Mends the shape of HTML whose every tag is allowed and closed: a point outside a list, a link in a link and a link
 * without an address are their words alone, since browsers would close what is around them; paragraphs, headings,
 * lists and points with nothing in them go. A link whose words are a phone number calls that number. Tables get one shape, and figures and call-outs where there are any.
 */
export function* tidyingRichText(html: string, figures: boolean): Work<string> {
  const nodes = yield* reading(html)
  yield
  const tables = shapeTables(nodes)
  yield
  const shaped = figures ? shapeFigures(tables) : tables
  yield
  return write(shaped, '', false)
}

const blocks = new Set(['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'table', 'tbody', 'aside', 'figure', 'figcaption'])

/** So many tags and words take a millisecond or two. */
const piecesOfTurn = 1000

function* reading(html: string): Work<Node[]> {
  const top: Element = { name: '', tag: '', inside: [] }
  const open = [top]
  for (const [at, piece] of html.split(/(<[^<>]*>)/).entries()) {
    if (at % piecesOfTurn === piecesOfTurn - 1) yield
    const around = open.at(-1) ?? top
    const [, slash, name] = /^<(\/?)([a-z0-9]+)/.exec(piece) ?? []
    if (name === undefined) around.inside.push(piece)
    else if (slash) open.pop()
    else if (/^(br|hr|img)$/.test(name)) around.inside.push(piece.endsWith('/>') ? `${piece.slice(0, -2).trimEnd()}>` : piece)
    else {
      const element = { name, tag: piece, inside: [] }
      around.inside.push(element)
      open.push(element)
    }
  }
  return top.inside
}

function write(nodes: Node[], within: string, inLink: boolean): string {
  return nodes.map((node) => (typeof node === 'string' ? node : writeElement(node, within, inLink))).join('')
}

function writeElement({ name, tag, inside }: Element, within: string, inLink: boolean): string {
  const isLink = name === 'a'
  const words = write(inside, name, inLink || isLink)
  if (isLink && (inLink || !tag.includes(' href='))) return words
  if (isLink && !isEmpty(words)) return `${calling(tag, words)}${words}</a>`
  // Letters of no other size are the letters around them.
  if (name === 'span' && !tag.includes(' data-size=')) return words
  if (name === 'li' && within !== 'ul' && within !== 'ol') return words
  // A cell with nothing in it keeps its place, and heads nothing.
  if (name === 'th' && isEmpty(words)) return `${tag.replace('<th', '<td')}${words}</td>`
  if (name === 'td' || name === 'th' || name === 'tr') return `${tag}${words}</${name}>`
  if (!isEmpty(words)) return `${tag}${words}</${name}>`
  // Between words even an empty pair of tags may hold the blank that parts them.
  return blocks.has(name) ? '' : words
}

/** The tag of a link that calls what its words say, where these are a number. */
const calling = (tag: string, words: string) =>
  tag.replace(/ href="(tel:[^"]*)"/i, (_all, address: string) => ` href="${dialledAsWritten(address, plain(words))}"`)

function isEmpty(html: string): boolean {
  return !/<(img|hr)\b/.test(html) && plain(html).trim() === ''
}

const plain = (html: string) => html.replace(/<[^<>]*>/g, '')
