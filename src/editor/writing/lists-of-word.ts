/**
 * Lists as desktop Word and Outlook copy them, paragraphs that only look like points ("mso-list:l0 level2 lfo1", with
 * the bullet or number written out before the words), as real lists: levels, numbers and where they begin. No paragraph, tag or
 * comment is looked for beyond where the next one begins: of many without an end, all of the text would be looked through for each.
 */
export function listsOfWord(html: string): string {
  if (!/mso-list:/i.test(html)) return html
  let written = ''
  let end = 0
  let points: Point[] = []
  for (const found of html.matchAll(/<(p|h[1-6])\b((?:"[^"]*"|'[^']*'|[^'"<>])*)>((?:(?!<\1\b)[\s\S])*?)<\/\1\s*>/gi)) {
    const [whole, name, attributes, inside] = found
    const level = /mso-list:\s*l\d+\s+level(\d)/i.exec(attributes)?.[1]
    const isPoint = level !== undefined && name.toLowerCase() === 'p'
    const between = html.slice(end, found.index)
    const goesOn = points.length > 0 && isOfOneList(between)
    const last = points.at(-1)
    end = found.index + whole.length
    // A paragraph of a point that is a second one of it has the style of points and no level.
    if (goesOn && last && !level && /MsoListParagraph/i.test(attributes)) {
      last.words.push(inside)
      continue
    }
    if (!goesOn || !isPoint) {
      written += writeLists(points) + between
      points = []
    }
    if (isPoint) points.push({ level: Number(level), ...pointOf(inside) })
    else written += level ? numbered(name, inside) : whole
  }
  return written + writeLists(points) + html.slice(end)
}

/** Between two points of one list Word writes nothing but blanks and its marks, and never the end of a cell. */
const isOfOneList = (between: string) => stripped(between) === '' && !/<\/?(?!span\b|a\b|o:)[a-z]/i.test(between)

/** A heading that Word counts stays a heading, with its number before it as it was read. */
function numbered(name: string, inside: string): string {
  const { marker, words } = pointOf(inside)
  return `<${name}>${isNumber(marker) ? `${marker} ` : ''}${words.join('')}</${name}>`
}

type Point = { level: number; marker: string; words: string[] }

/** The words without the bullet or number before them, which Word marks as to be ignored. */
function pointOf(inside: string): Pick<Point, 'marker' | 'words'> {
  const supported = /<!(?:--)?\[if !supportLists\](?:--)?>([\s\S]*?)<!(?:--)?\[endif\](?:--)?>/i
  const marked = supported.exec(inside)
  if (marked) return { marker: stripped(marked[1]), words: [inside.replace(supported, '')] }
  const begin = inside.search(/<span\b[^<>]*mso-list:\s*ignore/i)
  if (begin < 0) return { marker: '', words: [inside] }
  const end = endOfSpan(inside, begin)
  return { marker: stripped(inside.slice(begin, end)), words: [inside.slice(0, begin) + inside.slice(end)] }
}

/** Behind the end of the span that begins there, with the spans in it. */
function endOfSpan(html: string, begin: number): number {
  let depth = 0
  for (const { 0: tag, 1: slash, index } of html.slice(begin).matchAll(/<(\/?)span\b[^<>]*>/gi)) {
    depth += slash ? -1 : 1
    if (depth === 0) return begin + index + tag.length
  }
  return html.length
}

function writeLists(points: readonly Point[]): string {
  let written = ''
  const open: { level: number; name: string }[] = []
  const close = () => `</li></${open.pop()?.name}>`
  for (const { level, marker, words } of points) {
    const name = isNumber(marker) ? 'ol' : 'ul'
    while (open.length > 0 && (open.at(-1)?.level ?? 0) > level) written += close()
    const around = open.at(-1)
    if (around?.level === level && around.name === name) written += '</li>'
    else {
      if (around?.level === level) written += close()
      written += `<${name}${startOf(marker)}>`
      open.push({ level, name })
    }
    written += `<li>${words.map((each) => `<p>${each}</p>`).join('')}`
  }
  while (open.length > 0) written += close()
  return written
}

/** "1.", "2)", "a.", "iv.", "1.2" and "1.2."; a bullet is a sign, or the letter "o" alone. */
const isNumber = (marker: string) => /^\(?(?:\d+(?:\.\d+)*|[a-z]{1,5})[.)]$|^\d+(?:\.\d+)*$/i.test(marker)

function startOf(marker: string): string {
  const count = /^\(?(\d+)[.)]?$/.exec(marker)?.[1]
  return count && count !== '1' ? ` start="${Number(count)}"` : ''
}

const stripped = (html: string) =>
  html
    .replace(/<!--(?:(?!<!--)[\s\S])*?-->|<[^<>]*>|&nbsp;|&#160;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
