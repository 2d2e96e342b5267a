import type { ShownDocument } from '../../nouns/hub/documents.ts'
import type { Analysed } from './analyse-thing.ts'
import type { Term } from './read-query.ts'
import { saysTerm, scoreOf, titleFits, titleHolds } from './score-thing.ts'

/** A paper says less to most people than a page about the same: it is first where it is what was asked for by name. */
const ofPaper = 0.62
/** Where a kind of paper was asked for, and this is called one, it is what was asked for. */
const asAsked = 1.6
/** What kinds of papers are called by those who look for one. */
const kindsOfPaper = new Set(
  `agenda application booklet brochure brochures certificate checklist document documents flyer flyers form forms guide handbook handout letter letters
  logo logos manual measures minutes newsletter pamphlet pdf postcard postcards poster report script scripts sheet slides spec specs template templates
  worksheet`.split(/\s+/),
)
/** What the index found has every word somewhere, if only inside. */
const saidInside = 0.3

/** Documents among pages; `documents` are in the order their own search has them, which decides between those as good. */
export function rankPapers(
  documents: readonly ShownDocument[],
  analysed: readonly Analysed[],
  terms: readonly Term[],
  telling: readonly number[],
) {
  const asked = terms.filter(({ word }) => kindsOfPaper.has(word))
  return documents.map(({ title, address, inside, about }, index) => {
    const says = terms.map((term) => Math.max(saysTerm({ analysed: analysed[index], title: 1 }, term), term.weak ? 0 : saidInside))
    const { score } = scoreOf(terms, telling, says)
    const fits = titleFits(analysed[index], terms)
    const isAsked = asked.some((term) => saysTerm({ analysed: { ...analysed[index], counts: none }, title: 1 }, term) > 0)
    return {
      kind: 'document' as const,
      title,
      href: address,
      text: inside || about,
      score: (isAsked ? asAsked : ofPaper) * score * (0.75 + 0.6 * fits) * titleHolds(analysed[index], terms) - index * 0.01,
    }
  })
}

const none: Analysed['counts'] = new Map()
