/** What a piece of rich text says, read from its HTML without a document: the same in browser and server. */

/** The words alone, one line for each paragraph, heading or point; as they are shown on the page. */
export function plainWords(html: string): string {
  return written(html, false)
}

/** The words with light marks for their form ("## Heading", "- point", "**bold**", "cell | cell", "words (/address)"), so that history can show a change of form too. */
export function markedWords(html: string): string {
  return written(html, true)
}

/** True of rich text that shows a picture. */
export const holdsPicture = (html: string) => /<img\s/i.test(html)

const blocks = new Set('p h2 h3 h4 ul ol li blockquote hr br div table tr td th aside figure figcaption'.split(' '))
const headings: Record<string, string> = { h2: '# ', h3: '## ', h4: '### ' }
const around: Record<string, string> = { strong: '**', b: '**', em: '_', i: '_', u: '__', s: '~~' }

function written(html: string, marks: boolean): string {
  const lines: string[] = []
  const lists: { numbered: boolean; points: number }[] = []
  const addresses: string[] = []
  const sizes: string[] = []
  let prefix = ''
  let line = ''
  /** The cells of the row that is open, where a row is one line. */
  let cells: string[] | undefined

  function endLine() {
    if (cells) {
      // Paragraphs and points of one cell stay in it.
      line += ' '
      return
    }
    const words = line.replace(/\s+/g, ' ').trim()
    line = ''
    if (words === '') return
    lines.push(prefix + words)
    prefix = ''
  }

  function open(name: string, tag: string) {
    if (name === 'ul' || name === 'ol') lists.push({ numbered: name === 'ol', points: 0 })
    if (!marks) return
    if (name === 'tr') cells = []
    if (headings[name]) prefix = headings[name]
    if (name === 'blockquote') prefix = '> '
    if (name === 'aside') prefix = '! '
    if (name === 'span') sizes.push(attribute(tag, 'data-size'))
    if (name === 'li') prefix = pointOf(lists.at(-1))
    if (name === 'hr') lines.push('---')
    if (name === 'a') addresses.push(attribute(tag, 'href'))
    if (name === 'img') line += `[picture: ${[attribute(tag, 'alt'), shortName(attribute(tag, 'src'))].filter(Boolean).join(', ')}]`
  }

  function close(name: string) {
    if (name === 'ul' || name === 'ol') lists.pop()
    if (blocks.has(name)) prefix = ''
    if (cells && (name === 'td' || name === 'th')) {
      cells.push(line.replace(/\s+/g, ' ').trim())
      line = ''
    }
    if (cells && name === 'tr') {
      lines.push(cells.join(' | '))
      cells = undefined
    }
    const address = name === 'a' ? addresses.pop() : undefined
    if (address) line += ` (${address})`
    const size = name === 'span' ? sizes.pop() : undefined
    if (size) line += ` (${size} px)`
  }

  for (const piece of html.split(/(<[^<>]*>)/)) {
    // A piece that begins and ends like a tag is one, as they were split: to look for the end by the same expression would take the square of its length.
    const [, slash, tagName = ''] = (piece.endsWith('>') && /^<(\/?)([a-z][a-z0-9]*)/i.exec(piece)) || []
    const name = tagName.toLowerCase()
    if (name === '') {
      if (!/^<[!?]/.test(piece)) line += decoded(piece)
      continue
    }
    if (blocks.has(name)) endLine()
    if (marks && around[name]) line += around[name]
    if (slash) close(name)
    else open(name, piece)
  }
  endLine()
  return lines.join('\n')
}

function pointOf(list: { numbered: boolean; points: number } | undefined): string {
  if (!list) return '- '
  list.points++
  return list.numbered ? `${list.points}. ` : '- '
}

const attribute = (tag: string, name: string) => decoded(new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? '')

/** "/media/0a1b2c3d…-800x600/480.webp" as "0a1b2c3d": enough to tell two pictures apart. */
const shortName = (src: string) => src.split('/')[2]?.slice(0, 8) ?? ''

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

function decoded(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,6}));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name) return named[name.toLowerCase()] ?? whole
    const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}
