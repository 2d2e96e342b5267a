import { allPapers } from './all-papers.ts'
import { paperPdf } from './paper-pdf.ts'

/** The papers that come with the site, by their addresses in content; the same bytes as the files of the build. */
export const sitePapers: ReadonlyMap<string, { bytes(): Uint8Array; text: string }> = new Map(
  allPapers.map((paper) => [
    `/papers/${paper.name}.pdf`,
    { bytes: () => paperPdf(paper), text: [paper.title, ...paper.lines.map((line) => line.replace(/^(#|-|\[\]|---)\s*/, ''))].join(' ') },
  ]),
)
