import { allPapers } from './all-papers.ts'
import { paperPdf } from './paper-pdf.ts'

/** The papers that come with the site, by their addresses in content; the same bytes as the files of the build. */
export const sitePapers: ReadonlyMap<string, () => Uint8Array> = new Map(
  allPapers.map((paper) => [`/papers/${paper.name}.pdf`, () => paperPdf(paper)]),
)
