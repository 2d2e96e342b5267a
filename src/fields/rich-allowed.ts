/**
 * What rich text may be made of: the one list that the cleaner, the writing tools and the page go by. Whatever is not named
 * here is not kept, whoever sent it.
 */
export interface RichOffers {
  /** The ranks of headings there are; others become the nearest below. */
  readonly headings: readonly number[]
  /** Pictures with a caption, which say what they show or that they only decorate. */
  readonly figures: boolean
  /** Boxes that stand out of the text. */
  readonly callOuts: boolean
  /** Sizes of letters, in pixels. */
  readonly sizes: readonly number[]
}

/** The sizes of the source, each with its rule in rich-text.css, since no style may stand in the text. */
const fontSizes = [8, 10, 12, 14, 16, 18, 20, 22, 24, 30, 35] as const

export const inSections: RichOffers = { headings: [3, 4], figures: false, callOuts: false, sizes: [] }
export const inArticles: RichOffers = { headings: [2, 3, 4], figures: true, callOuts: true, sizes: fontSizes }

/** The tags there may be, each with its attributes. */
export function allowedIn({ headings, figures, callOuts, sizes }: RichOffers): { readonly [tag: string]: readonly string[] } {
  return {
    ...everywhere,
    ...Object.fromEntries(headings.map((rank) => [`h${rank}`, []])),
    ...(figures ? { figure: [], figcaption: [] } : {}),
    ...(callOuts ? { aside: [] } : {}),
    ...(sizes.length > 0 ? { span: ['data-size'] } : {}),
  }
}

const everywhere = {
  p: [],
  strong: [],
  em: [],
  u: [],
  s: [],
  ul: [],
  ol: ['start'],
  li: [],
  blockquote: [],
  table: [],
  tbody: [],
  tr: [],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan'],
  a: ['href', 'rel'],
  br: [],
  hr: [],
  img: ['src', 'alt', 'width', 'height', 'loading'],
}

/** The rank a heading of any rank is kept as. */
export const rankOf = ({ headings }: RichOffers, rank: number): number =>
  headings.includes(rank) ? rank : (headings.find((each) => each > rank) ?? Math.max(...headings))
