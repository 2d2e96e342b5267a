/** A stylesheet in pieces, in order. One that is `onlyWith` something is left out of pages that have nothing of it. */
export type Stylesheet = readonly StylesheetPiece[]
export type StylesheetPiece = { css: string; onlyWith?: string }

/** As a sheet says it, in words that hold in every browser: `@supports (--only-with: .notice) { … }`. */
const beginning = /@supports \(--only-with:\s*([^)\s]+)\s*\)\s*\{/g

/** Reads a stylesheet as the build writes it. */
export function readStylesheet(css: string): Stylesheet {
  const pieces: StylesheetPiece[] = []
  let at = 0
  for (const begins of css.matchAll(beginning)) {
    const [head, onlyWith] = begins
    const end = endOfBlock(css, begins.index + head.length)
    pieces.push({ css: css.slice(at, begins.index) }, { css: css.slice(begins.index + head.length, end), onlyWith })
    at = end + 1
  }
  return [...pieces, { css: css.slice(at) }]
}

/** Where the brace stands that closes what begins at `from`; braces in strings are none. */
function endOfBlock(css: string, from: number): number {
  const braces = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[{}]/g
  braces.lastIndex = from
  let depth = 1
  for (let found = braces.exec(css); found; found = braces.exec(css)) {
    if (found[0] === '{') depth += 1
    if (found[0] === '}' && --depth === 0) return found.index
  }
  throw new Error('a stylesheet ends within a block')
}

const opens = ' class="'

/** Whether anything in the HTML has the class that a piece is only with. */
export function isWithin(html: string, sign: string): boolean {
  const name = sign.slice(1)
  for (let at = html.indexOf(name); at >= 0; at = html.indexOf(name, at + 1)) {
    if (!isEdge(html[at - 1]) || !isEdge(html[at + name.length])) continue
    // The words of a page have no quotation marks as they are, so the one before opens or closes what an attribute says.
    const quote = html.lastIndexOf('"', at - 1)
    if (html.startsWith(opens, quote + 1 - opens.length)) return true
  }
  return false
}

const isEdge = (sign: string | undefined) => sign === ' ' || sign === '"'
