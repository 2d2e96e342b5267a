import sanitizeHtml, { type Attributes, type IOptions } from 'sanitize-html'
import { safeHref } from '../../fields/link.ts'
import { allowedIn, inSections, rankOf, type RichOffers } from '../../fields/rich-allowed.ts'
import { plainWords } from '../../fields/rich-words.ts'
import { atOnce, type Work } from '../http/in-turns.ts'
import { createRecentTexts, type RecentTexts } from './recent-texts.ts'
import { tidyingRichText } from './tidy-rich-text.ts'
import { withoutDepths } from './without-depths.ts'

/**
 * The HTML a page may show of what somebody wrote: what `offers` allows, with addresses that may be followed and pictures
 * of this site; nothing else, whatever came in. Cleaning what is clean changes nothing.
 */
export const cleanRichText = (html: string, offers: RichOffers = inSections): string => atOnce(cleaningRichText(html, offers))

/** The same as work for several turns: it is the most there is in a save. */
export function* cleaningRichText(html: string, offers: RichOffers): Work<string> {
  const { allowed, knownClean } = cleanerFor(offers)
  // Every reading asks again for what was clean when it was saved.
  if (knownClean.has(html)) return html
  let clean = withoutDepths(html)
  // What is taken out can leave something behind that reads otherwise; one round is enough for nearly everything.
  for (let round = 0; round < rounds; round++) {
    const allowedAlone = sanitizeHtml(clean, allowed)
    yield
    const next = yield* tidyingRichText(allowedAlone, offers.figures)
    if (next === clean) {
      knownClean.add(clean)
      return clean
    }
    clean = next
    yield
  }
  return sanitizeHtml(plainWords(clean), { allowedTags: [], allowedAttributes: {} })
}

const rounds = 6
/** More than eight of the longest articles have paragraphs. */
const mostKnown = 10_000
/** Nobody listens to more of a picture, and markup is no place to hide a book in. */
const longestAlt = 2_000

type Cleaner = { allowed: IOptions; knownClean: RecentTexts }
const cleaners = new Map<RichOffers, Cleaner>()

/** There are two sets, of sections and of articles; what is clean for one may not be for the other. */
function cleanerFor(offers: RichOffers): Cleaner {
  const made = cleaners.get(offers) ?? { allowed: optionsFor(offers), knownClean: createRecentTexts(mostKnown) }
  cleaners.set(offers, made)
  return made
}

const pictureOfThisSite = /^\/(?:media\/[0-9a-f]{40}-\d{1,5}x\d{1,5}(?:\/\d{1,5}\.(?:avif|webp))?|art\/[\w-]+(?:[./][\w-]+)*)$/

/** What sanitize-html is told, of the one list of what is allowed (fields/rich-allowed.ts). */
function optionsFor(offers: RichOffers): IOptions {
  const attributes = allowedIn(offers)
  return {
    allowedTags: Object.keys(attributes),
    allowedAttributes: Object.fromEntries(Object.entries(attributes).map(([tag, names]) => [tag, [...names]])),
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    parseStyleAttributes: false,
    // Nobody writes lists in lists in lists twenty deep; browsers and readers of the words need not either.
    nestingLimit: 20,
    transformTags: {
      ...Object.assign({}, ...[1, 2, 3, 4, 5, 6].map((rank) => as(`h${rankOf(offers, rank)}`, `h${rank}`))),
      ...as('strong', 'b'),
      ...as('em', 'i'),
      ...as('s', 'strike', 'del'),
      ...as('u', 'ins'),
      // Left out, they would join the words before and after them.
      ...as('p', 'div', 'section', 'article', 'pre', 'address', 'dt', 'dd', 'caption'),
      ...(offers.figures ? {} : as('p', 'figure', 'figcaption')),
      ...as('tbody', 'thead', 'tfoot'),
      td: (tagName, attribs) => ({ tagName, attribs: cellAttributes(attribs) }),
      th: (tagName, attribs) => ({ tagName, attribs: cellAttributes(attribs) }),
      a: (tagName, attribs) => ({ tagName, attribs: linkAttributes(attribs) }),
      img: (tagName, attribs) => ({ tagName, attribs: pictureAttributes(attribs, offers) }),
      ol: (tagName, attribs) => ({ tagName, attribs: listAttributes(attribs) }),
      span: (tagName, attribs) => ({ tagName, attribs: sizeAttributes(attribs, offers) }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs.src === undefined,
  }
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

function pictureAttributes({ src = '', alt, width = '', height = '' }: Attributes, { figures }: RichOffers): Attributes {
  // A foreign address would tell another company about every visitor.
  if (!pictureOfThisSite.test(src)) return {}
  const size: Attributes = isCount(width) && isCount(height) ? { width, height } : {}
  // Where pictures have to say what they show, one that says nothing yet is told from one that only decorates.
  const said: Attributes = alt === undefined && figures ? {} : { alt: (alt ?? '').replace(/\s+/g, ' ').trim().slice(0, longestAlt) }
  return { src, ...said, ...size, loading: 'lazy' }
}

function cellAttributes({ colspan = '', rowspan = '' }: Attributes): Attributes {
  const spans = (count: string) => /^([2-9]|1\d|20)$/.test(count)
  return { ...(spans(colspan) ? { colspan } : {}), ...(spans(rowspan) ? { rowspan } : {}) }
}

function listAttributes({ start = '' }: Attributes): Attributes {
  return isCount(start) && start !== '1' ? { start } : {}
}

function sizeAttributes({ 'data-size': size = '' }: Attributes, { sizes }: RichOffers): Attributes {
  return sizes.some((each) => String(each) === size) ? { 'data-size': size } : {}
}

const isCount = (text: string) => /^[1-9]\d{0,4}$/.test(text)
