import type { ShownDocument } from '../../nouns/hub/documents.ts'
import type { Analysed } from './analyse-thing.ts'
import type { Term } from './read-query.ts'
import { saysTerm, scoreOf, titleFits, titleHolds } from './score-thing.ts'

/** A paper says less to most people than a page about the same: it is first where it is what was asked for by name. */
const ofPaper = 0.62
/** What the index found has every word somewhere, if only inside. */
const saidInside = 0.3

/** Documents among pages; `documents` are in the order their own search has them, which decides between those as good. */
export function rankPapers(
  documents: readonly ShownDocument[],
  analysed: readonly Analysed[],
  terms: readonly Term[],
  telling: readonly number[],
) {
  return documents.map(({ title, address, inside, about }, index) => {
    const says = terms.map((term) => Math.max(saysTerm({ analysed: analysed[index], title: 1 }, term), term.weak ? 0 : saidInside))
    const { score } = scoreOf(terms, telling, says)
    const fits = titleFits(analysed[index], terms)
    return {
      kind: 'document' as const,
      title,
      href: address,
      text: inside || about,
      score: ofPaper * score * (0.75 + 0.6 * fits) * titleHolds(analysed[index], terms) - index * 0.01,
    }
  })
}
