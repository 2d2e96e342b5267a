import { hash } from 'node:crypto'
import type { PagePart } from './page-parts.ts'
import { readStylesheet, type Stylesheet } from './stylesheet-pieces.ts'

/** Stylesheets of the build by address, such as "/assets/root-1a2b.css". */
export type Styles = ReadonlyMap<string, Stylesheet>

/** Reads each stylesheet once, by its address. */
export const readStyles = (sheets: Iterable<[string, string]>): Styles =>
  new Map(Array.from(sheets, ([href, css]) => [href, readStylesheet(css)]))

type Inlined = { element: PagePart; source: string }

/** As they stand in a head, one after the other. */
const rows = /(?:<link (?:nonce="[^"]*" )?rel="stylesheet" href="[^"]+"\/?>)+/g
const links = /<link (?:nonce="[^"]*" )?rel="stylesheet" href="([^"]+)"\/?>/g
const inlinedBy = new WeakMap<Styles, Map<string, Inlined>>()

/**
 * Puts the stylesheets a page links to into the page: on a phone's network each would cost a round trip before anything
 * is drawn (0.3 s of the largest paint, measured), and the whole of them is smaller than one picture. Only for pages that
 * do not hydrate, since React expects the links it rendered. They become one element, where the first link was, so that
 * the policy names one hash; often the larger half of the page, it is a part that pages with the same sheets share. What a
 * sheet has only with something (stylesheet-pieces.ts) that is nowhere on the page, `isThere` says so, is left out: it is a tenth of most pages.
 */
export function inlineStyles(
  html: string,
  styles: Styles,
  isThere: (sign: string) => boolean,
): { parts: (string | PagePart)[]; sources: string[] } {
  // They are in the head; what follows it is many times as long.
  const end = html.indexOf('</head>') + 1 || html.length
  const head = html.slice(0, end)
  const hrefs: string[] = []
  let first = -1
  const rest = head.replace(rows, (row: string, at: number) => {
    const read = readRow(row, styles)
    if (first < 0 && read.hrefs.length > 0) first = at + read.before.length
    hrefs.push(...read.hrefs)
    return read.before + read.after
  })
  if (first < 0) return { parts: [html], sources: [] }
  const { element, source } = inlined(hrefs, styles, isThere)
  return { parts: [rest.slice(0, first), element, rest.slice(first) + html.slice(end)], sources: [source] }
}

/** The sheets of ours in a row, and what of it is left before and after where they begin. */
type Row = { hrefs: readonly string[]; before: string; after: string }
const rowsBy = new WeakMap<Styles, Map<string, Row>>()

function readRow(row: string, styles: Styles): Row {
  // A nonce is another each time.
  if (row.includes(' nonce=')) return splitRow(row, styles)
  const known = rowsBy.get(styles) ?? new Map<string, Row>()
  rowsBy.set(styles, known)
  const found = known.get(row)
  if (found) return found
  // A part of a text holds all of the text, so what is kept is a copy.
  const own = Buffer.from(row).toString()
  const read = splitRow(own, styles)
  known.set(own, read)
  return read
}

function splitRow(row: string, styles: Styles): Row {
  const all = [...row.matchAll(links)]
  const isOurs = ([, href]: RegExpExecArray) => styles.has(href)
  const begin = all.findIndex(isOurs)
  const others = (some: RegExpExecArray[]) => some.flatMap((link) => (isOurs(link) ? [] : [link[0]])).join('')
  const hrefs = all.filter(isOurs).map(([, href]) => href)
  return begin < 0 ? { hrefs, before: row, after: '' } : { hrefs, before: others(all.slice(0, begin)), after: others(all.slice(begin)) }
}

/** Put together and hashed once for all pages with the same sheets and the same left out of them. */
function inlined(hrefs: string[], styles: Styles, isThere: (sign: string) => boolean): Inlined {
  const known = inlinedBy.get(styles) ?? new Map<string, Inlined>()
  inlinedBy.set(styles, known)
  const sheets = hrefs.map((href) => styles.get(href) ?? [])
  const signs = new Set(sheets.flatMap((sheet) => sheet.flatMap(({ onlyWith }) => onlyWith ?? [])))
  const absent = new Set([...signs].filter((sign) => !isThere(sign)))
  const key = [...hrefs, ...absent].join(' ')
  const found = known.get(key) ?? makeInlined(sheets.map((sheet) => cssOf(sheet, absent)).join('\n'))
  known.set(key, found)
  return found
}

const cssOf = (sheet: Stylesheet, absent: ReadonlySet<string>) =>
  sheet.map(({ css, onlyWith }) => (onlyWith && absent.has(onlyWith) ? '' : css)).join('')

const makeInlined = (css: string): Inlined => ({
  element: { plain: Buffer.from(`<style>${css}</style>`), isShared: true },
  source: `'sha256-${hash('sha256', css, 'base64')}'`,
})
