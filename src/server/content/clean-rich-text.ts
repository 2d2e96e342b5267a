import sanitizeHtml, { type Attributes, type IOptions } from 'sanitize-html'
import { safeHref } from '../../fields/link.ts'
import { plainWords } from '../../fields/rich-words.ts'
import { createRecentTexts } from './recent-texts.ts'
import { tidyRichText } from './tidy-rich-text.ts'

/**
 * The HTML a page may show of what somebody wrote: paragraphs, headings, lists, tables, quotes, links, line breaks, rules
 * and pictures of this site; nothing else, whatever came in. Cleaning what is clean changes nothing.
 */
export function cleanRichText(html: string): string {
  // Every reading asks again for what was clean when it was saved.
  if (knownClean.has(html)) return html
  let clean = html
  // What is taken out can leave something behind that reads otherwise; one round is enough for nearly everything.
  for (let round = 0; round < rounds; round++) {
    const next = tidyRichText(sanitizeHtml(clean, allowed))
    if (next === clean) {
      knownClean.add(clean)
      return clean
    }
    clean = next
  }
  return sanitizeHtml(plainWords(clean), { allowedTags: [], allowedAttributes: {} })
}

const rounds = 6
const knownClean = createRecentTexts(1_000_000)

const pictureOfThisSite = /^\/(?:media\/[0-9a-f]{40}-\d{1,5}x\d{1,5}(?:\/\d{1,5}\.(?:avif|webp))?|art\/[\w-]+(?:[./][\w-]+)*)$/

const allowed: IOptions = {
  allowedTags: [
    'p',
    'h3',
    'h4',
    'strong',
    'em',
    'u',
    's',
    'ul',
    'ol',
    'li',
    'blockquote',
    'table',
    'tbody',
    'tr',
    'td',
    'th',
    'a',
    'br',
    'hr',
    'img',
  ],
  allowedAttributes: {
    a: ['href', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    ol: ['start'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  parseStyleAttributes: false,
  // Nobody writes lists in lists in lists twenty deep; browsers and readers of the words need not either.
  nestingLimit: 20,
  transformTags: {
    ...as('h3', 'h1', 'h2'),
    ...as('h4', 'h5', 'h6'),
    ...as('strong', 'b'),
    ...as('em', 'i'),
    ...as('s', 'strike', 'del'),
    ...as('u', 'ins'),
    // Left out, they would join the words before and after them.
    ...as('p', 'div', 'section', 'article', 'pre', 'address', 'dt', 'dd', 'figure', 'figcaption', 'caption'),
    ...as('tbody', 'thead', 'tfoot'),
    td: (tagName, attribs) => ({ tagName, attribs: cellAttributes(attribs) }),
    th: (tagName, attribs) => ({ tagName, attribs: cellAttributes(attribs) }),
    a: (tagName, attribs) => ({ tagName, attribs: linkAttributes(attribs) }),
    img: (tagName, attribs) => ({ tagName, attribs: pictureAttributes(attribs) }),
    ol: (tagName, attribs) => ({ tagName, attribs: listAttributes(attribs) }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs.src === undefined,
}

function as(tagName: string, ...others: string[]): Record<string, sanitizeHtml.Transformer> {
  return Object.fromEntries(others.map((other) => [other, () => ({ tagName, attribs: {} })]))
}

/** A link that must not be followed has no address, and is then no link (tidy-rich-text.ts). */
function linkAttributes({ href = '' }: Attributes): Attributes {
  const address = safeHref(href)
  if (!address) return {}
  return { href: address, ...(/^https?:/i.test(address) ? { rel: 'noopener' } : {}) }
}

function pictureAttributes({ src = '', alt = '', width = '', height = '' }: Attributes): Attributes {
  // A foreign address would tell another company about every visitor.
  if (!pictureOfThisSite.test(src)) return {}
  const size: Attributes = isCount(width) && isCount(height) ? { width, height } : {}
  return { src, alt: alt.trim(), ...size, loading: 'lazy' }
}

function cellAttributes({ colspan = '', rowspan = '' }: Attributes): Attributes {
  const spans = (count: string) => /^([2-9]|1\d|20)$/.test(count)
  return { ...(spans(colspan) ? { colspan } : {}), ...(spans(rowspan) ? { rowspan } : {}) }
}

function listAttributes({ start = '' }: Attributes): Attributes {
  return isCount(start) && start !== '1' ? { start } : {}
}

const isCount = (text: string) => /^[1-9]\d{0,4}$/.test(text)
