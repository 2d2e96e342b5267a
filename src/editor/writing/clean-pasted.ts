import { withoutGoogle } from '../../fields/link.ts'
import { inSections, rankOf, type RichOffers } from '../../fields/rich-allowed.ts'
import { listsOfWord } from './lists-of-word.ts'

/**
 * Pasted HTML as a string that is safe to read into a document: no scripts, styles, events or comments, so that the
 * security policy has nothing to complain of, headings of the ranks there are, and bold or italic that was in a style as
 * what it means, and lists of Word as lists. What else has no place here the schema leaves out by itself.
 */
export function cleanPasted(html: string, offers: RichOffers = inSections): string {
  const open: { name: string; closing: string }[] = []
  return (
    endedAtTheEnd(listsOfWord(html))
      .replace(/<!--[\s\S]*?-->|<(script|style|title|template|noscript|textarea)\b[\s\S]*?<\/\1\s*>/gi, '')
      // Of Word: its empty lines, paragraphs around nothing but a mark of its own, <o:p>; and its other marks.
      .replace(/<p\b[^<>]*>(?:\s|<span\b[^<>]*>)*<o:p>(?:\s|&nbsp;)*<\/o:p>(?:\s|<\/span>)*<\/p>/gi, '')
      .replace(/<!\[[^<>]*>|<\/?[ovw]:[^<>]*>/gi, '')
      .replace(/<(\/?)([a-z][a-z0-9:-]*)((?:"[^"]*"|'[^']*'|[^'"<>])*)>/gi, (_tag, slash: string, name: string, attributes: string) => {
        const lower = name.toLowerCase()
        if (!styled.has(lower)) return `<${slash}${ranked(lower, offers)}${slash ? '' : kept(attributes)}>`
        if (!slash) {
          const size = lower === 'span' && offers.sizes.length > 0 ? valueOf(attributes, 'data-size') : undefined
          if (size !== undefined) {
            open.push({ name: lower, closing: '</span>' })
            return `<span data-size="${Number(size)}">`
          }
          const meant = meaningOf(lower, valueOf(attributes, 'style') ?? '')
          open.push({
            name: lower,
            closing: meant
              .map((each) => `</${each}>`)
              .toReversed()
              .join(''),
          })
          return meant.map((each) => `<${each}>`).join('')
        }
        const last = open.findLastIndex((each) => each.name === lower)
        return last < 0 ? '' : open.splice(last, 1)[0].closing
      })
      // Of Google Docs: an empty line, a break between two blocks.
      .replace(/(<\/(?:p|h[1-6]|ul|ol|table|div)>)\s*(?:<br>\s*)+/gi, '$1')
  )
}

const silent = ['script', 'style', 'title', 'template', 'noscript', 'textarea']

/** What is left out to its end, and has none, has one at the end of the text, as for a browser: it is looked for once. */
function endedAtTheEnd(html: string): string {
  const small = html.toLowerCase()
  const isOpen = (begins: string, ends: string) => small.lastIndexOf(begins) > small.lastIndexOf(ends)
  const ends = silent.filter((name) => isOpen(`<${name}`, `</${name}`)).map((name) => `</${name}>`)
  return html + (isOpen('<!--', '-->') ? '-->' : '') + ends.join('')
}

const ranked = (name: string, offers: RichOffers) => (/^h[1-6]$/.test(name) ? `h${rankOf(offers, Number(name[1]))}` : name)

/** Tags whose style may say something else than their name: whole documents come wrapped in a bold that is not bold. */
const styled = new Set(['span', 'font', 'b', 'strong', 'i', 'em'])

function meaningOf(name: string, style: string): string[] {
  const weight = /(?:^|[;\s])font-weight:\s*(\w+)/i.exec(style)?.[1]
  const slant = /(?:^|[;\s])font-style:\s*(\w+)/i.exec(style)?.[1]
  const bold = weight ? /^(bold|bolder|[6-9]00)$/i.test(weight) : name === 'b' || name === 'strong'
  const italic = slant ? /^(italic|oblique)$/i.test(slant) : name === 'i' || name === 'em'
  return [...(bold ? ['strong'] : []), ...(italic ? ['em'] : [])]
}

const keptAttributes = ['href', 'src', 'alt', 'width', 'height', 'start', 'colspan', 'rowspan', 'data-pm-slice']

function kept(attributes: string): string {
  return keptAttributes
    .flatMap((name) => {
      const value = name === 'href' ? meantAddress(valueOf(attributes, name)) : valueOf(attributes, name)
      return value === undefined ? [] : ` ${name}="${value.replaceAll('"', '&quot;')}"`
    })
    .join('')
}

/** As it is written in an attribute, and so again. */
function meantAddress(written: string | undefined): string | undefined {
  const address = written?.replaceAll('&amp;', '&')
  return address === undefined || withoutGoogle(address) === address ? written : withoutGoogle(address).replaceAll('&', '&amp;')
}

function valueOf(attributes: string, name: string): string | undefined {
  const [, double, single, bare] = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(attributes) ?? []
  return double ?? single ?? bare
}
