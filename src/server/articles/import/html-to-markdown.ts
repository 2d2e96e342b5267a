import { Parser } from 'htmlparser2'
import { escapeText } from '../../http/escape-html.ts'

/**
 * Clean HTML of an article as Markdown: what Markdown has no sign for (figures, call-outs, underlined words, cells over
 * several columns) stays HTML, which Markdown allows. Read again it is the same article.
 */
export function htmlToMarkdown(html: string): string {
  return blocksOf(read(html)).filter(Boolean).join('\n\n').concat('\n')
}

type Node = string | Element
interface Element {
  name: string
  attributes: { readonly [name: string]: string }
  inside: Node[]
}

function read(html: string): Node[] {
  const top: Element = { name: '', attributes: {}, inside: [] }
  const open = [top]
  const innermost = () => open.at(-1) ?? top
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const element: Element = { name, attributes, inside: [] }
        innermost().inside.push(element)
        open.push(element)
      },
      ontext(words) {
        const { inside } = innermost()
        if (typeof inside.at(-1) === 'string') inside.push(`${String(inside.pop())}${words}`)
        else inside.push(words)
      },
      onclosetag: () => void open.pop(),
    },
    { decodeEntities: true },
  )
  parser.end(html)
  return top.inside
}

const blockOf: { [name: string]: (element: Element) => string } = {
  p: ({ inside }) => wordsOf(inside),
  h2: ({ inside }) => `## ${wordsOf(inside)}`,
  h3: ({ inside }) => `### ${wordsOf(inside)}`,
  h4: ({ inside }) => `#### ${wordsOf(inside)}`,
  hr: () => '---',
  blockquote: ({ inside }) => blocksOf(inside).join('\n\n').replace(/^/gm, '> ').replace(/^> $/gm, '>'),
  ul: (list) => (isPlainList(list) ? listOf(list, () => '- ') : asHtml(list)),
  ol: (list) => (isPlainList(list) ? listOf(list, (index) => `${Number(list.attributes.start ?? 1) + index}. `) : asHtml(list)),
  table: (table) => tableOf(table) ?? asHtml(table),
}

function blocksOf(nodes: readonly Node[]): string[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return node.trim() === '' ? [] : [wordsOf([node])]
    return [(blockOf[node.name] ?? asHtml)(node)]
  })
}

/** Of points whose words are in paragraphs, which a line between the points says, or of points of words alone. */
function isPlainList({ inside }: Element): boolean {
  return inside.every(
    (point) =>
      typeof point !== 'string' &&
      point.name === 'li' &&
      point.inside.length > 0 &&
      typeof point.inside[0] !== 'string' &&
      point.inside.every((each) => typeof each !== 'string' && blockOf[each.name]),
  )
}

function listOf({ inside }: Element, mark: (index: number) => string): string {
  return inside
    .map((point, index) => {
      const [sign, blocks] = [mark(index), blocksOf((point as Element).inside)]
      return sign + blocks.join('\n\n').replace(/\n(?=[^\n])/g, `\n${' '.repeat(sign.length)}`)
    })
    .join('\n\n')
}

/** Undefined where a table has more to it than rows of words under a row of names. */
function tableOf({ inside }: Element): string | undefined {
  const body = inside.find((each): each is Element => typeof each !== 'string' && each.name === 'tbody')
  const rows = (body?.inside ?? []).map((row) => (typeof row === 'string' ? [] : row.inside))
  const cells = rows.map((row) => row.map(cellOf))
  const width = cells[0]?.length ?? 0
  const names = rows[0]?.every((cell) => typeof cell !== 'string' && cell.name === 'th') ?? false
  const data = rows.slice(1).every((row) => row.every((cell) => typeof cell !== 'string' && cell.name === 'td'))
  if (width === 0 || !names || !data || cells.some((row) => row.length !== width || row.includes(undefined))) return undefined
  const line = (row: readonly (string | undefined)[]) => `| ${row.join(' | ')} |`
  return [line(cells[0]), line(cells[0].map(() => '---')), ...cells.slice(1).map(line)].join('\n')
}

function cellOf(cell: Node): string | undefined {
  if (typeof cell === 'string' || Object.keys(cell.attributes).length > 0 || cell.inside.length > 1) return undefined
  const [paragraph] = cell.inside
  if (paragraph === undefined) return ''
  if (typeof paragraph === 'string' || paragraph.name !== 'p') return undefined
  const words = wordsOf(paragraph.inside)
  return words.includes('\n') ? undefined : words.replaceAll('|', '\\|')
}

function wordsOf(nodes: readonly Node[]): string {
  // What would begin a heading, a list or a quote is words here.
  return inner(nodes)
    .trim()
    .replace(/^(?=[#>+=-]|\||~)/gm, '\\')
    .replace(/^(\d{1,9})(?=[.)])/gm, '$1\\')
}

const inner = (nodes: readonly Node[]): string =>
  nodes
    .map((node, index) =>
      typeof node === 'string' ? escaped(node) : inlineOf(node, edgeOf(nodes[index - 1], -1), edgeOf(nodes[index + 1], 0)),
    )
    .join('')

/** The character beside an element; a letter stands for what nobody knows. */
const edgeOf = (node: Node | undefined, at: -1 | 0): string =>
  node === undefined ? ' ' : typeof node === 'string' ? (node.at(at) ?? ' ') : 'x'

function inlineOf(element: Element, before: string, after: string): string {
  const { name, attributes, inside } = element
  if (name === 'br') return '\\\n'
  if (name === 'a' && !/[\s<>()]/.test(attributes.href ?? ' ')) return `[${inner(inside)}](${attributes.href})`
  const sign = { strong: '**', em: '*', s: '~~' }[name]
  const words = inner(inside)
  // A sign binds only to words, and not beside another of its kind.
  const binds = /^[^\s*~].*[^\s*~]$|^[^\s*~]$/su.test(words) && !/[*~]/.test(words)
  const opens = !marks.test(words.at(0) ?? '') || apart.test(before)
  const closes = !marks.test(words.at(-1) ?? '') || apart.test(after)
  return sign !== undefined && binds && opens && closes ? `${sign}${words}${sign}` : asHtml(element)
}

const marks = /^[\p{P}\p{S}]$/u
const apart = /^[\s\p{P}\p{S}]$/u

const escaped = (words: string) =>
  words
    .replace(/[\\`*_[\]<>~&]/g, '\\$&')
    .replaceAll('\u00a0', '&nbsp;')
    // An address that is no link here would become one.
    .replaceAll('://', ':\\/\\/')
    .replace(/\bwww\./gi, (www) => `${www.slice(0, -1)}\\.`)
    .replaceAll('@', '\\@')

const voids = new Set(['br', 'hr', 'img'])

function asHtml(node: Node): string {
  if (typeof node === 'string') return escapeText(node)
  const { name, attributes, inside } = node
  const said = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeText(value).replaceAll('"', '&quot;')}"`)
  return `<${name}${said.join('')}>${voids.has(name) ? '' : `${inside.map(asHtml).join('')}</${name}>`}`
}
