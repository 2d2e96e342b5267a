import { and, inArray, sql, type SQL } from 'drizzle-orm'
import { mostDocuments, documentPages, type FoundDocuments, type ShownDocument } from '../../nouns/hub/documents.ts'
import { foldText } from '../../nouns/fold-text.ts'
import { inTitle, ofTenant, searchWords, titleBegins } from '../articles/found-by.ts'
import type { StemsOf } from '../articles/word-stems.ts'
import type { Db } from '../db/database.ts'
import { pdfPapers, searchDocs } from '../db/schema.ts'
import { paperOf } from '../media/pdf-papers.ts'
import { byIndex } from './by-index.ts'
import { listed, ofDocuments, ofHidden, open } from './own-words.ts'

/** More words than these say nothing more. */
const mostWords = 12
/** More than these nobody looks through; of what more say, those are taken that are found first. */
const mostRanked = 300
/** So much of what is inside a document is looked through for the words around those that were meant. */
const lookedThrough = 20_000

/** And so much of what is said beside a title is shown. */
const mostAbout = 240

type Asked = { tenant: string; q: string; signedIn: boolean; /** Only those of pages anybody is led to. */ listedOnly?: boolean }
type Row = Omit<ShownDocument, 'on' | 'inside' | 'pages'> & { page: string; titled: number }
type Inside = { pages: number; text: string }

export type DocumentSearch = ReturnType<typeof createDocumentSearch>

export const documentWords = (q: string): string[] => [...new Set(searchWords(q.slice(0, 200)))].slice(0, mostWords)

/** The documents that have every word, in their titles, in what is said beside them, or inside; whoever asks finds what they may read. */
export function createDocumentSearch({ db, stemsOf }: { db: Db; stemsOf: StemsOf }) {
  return async function searchDocuments({ tenant, q, signedIn, listedOnly = false }: Asked): Promise<Omit<FoundDocuments, 'corrected'>> {
    const words = documentWords(q)
    if (words.length === 0) return { documents: [], more: false }
    const stems = await stemsOf(words)
    const within = [`'${ofTenant(tenant)}'`, `'${ofDocuments}'`, ...(signedIn ? [] : [`'${open}'`]), ...(listedOnly ? [`'${listed}'`] : [])]
    const [title, anywhere] = [wishOf(words, stems, inTitle), wishOf(words, stems, (stem) => stem)].map((wish) =>
      [...within, wish].join(' & '),
    )
    const { rows } = (await byIndex(
      db,
      sql`
      select page, section, id, title, about, date, address, titled from (
        select distinct on (page, section, id) * from (${hits(title, 1)} union all ${hits(anywhere, 0)}) as hits
        order by page, section, id, titled desc
      ) as best
      order by titled desc, dated desc nulls last, page, section, place
      limit ${3 * mostDocuments}`,
    )) as unknown as { rows: Row[] }
    const distinct = onceEach(listedOnly ? await withoutHidden(tenant, rows) : rows)
    const shown = distinct.slice(0, mostDocuments)
    const read = await readInside(tenant, shown)
    return { documents: shown.map((row) => shownOf(row, words, read.get(row.address))), more: distinct.length > mostDocuments }
  }

  /** Without those of pages that staff hide from the search. */
  async function withoutHidden(tenant: string, rows: readonly Row[]): Promise<readonly Row[]> {
    if (rows.length === 0) return rows
    const hidden = await byIndex(
      db,
      sql`select page from ${searchDocs} where found_by @@ ${`'${ofTenant(tenant)}' & '${ofHidden}'`}::tsquery`,
    )
    const pages = new Set((hidden as unknown as { rows: { page: string }[] }).rows.map(({ page }) => page))
    return rows.filter(({ page }) => !pages.has(page))
  }

  /** What is known of the insides of these. */
  async function readInside(tenant: string, shown: readonly Row[]): Promise<Map<string, Inside>> {
    const papers = shown.flatMap(({ address }) => paperOf(tenant, address) ?? [])
    if (papers.length === 0) return new Map()
    const rows = await db
      .select({
        tenant: pdfPapers.tenant,
        paper: pdfPapers.paper,
        pages: pdfPapers.pages,
        text: sql<string>`left(${pdfPapers.text}, ${lookedThrough})`,
      })
      .from(pdfPapers)
      .where(
        and(
          inArray(pdfPapers.tenant, [...new Set(papers.map((each) => each.tenant))]),
          inArray(
            pdfPapers.paper,
            papers.map(({ paper }) => paper),
          ),
        ),
      )
    const inside = new Map(rows.map((row) => [row.tenant + row.paper, row]))
    return new Map(
      shown.flatMap(({ address }) => {
        const paper = paperOf(tenant, address)
        const row = paper && inside.get(paper.tenant + paper.paper)
        return row ? [[address, row]] : []
      }),
    )
  }
}

const hits = (wish: string, titled: 0 | 1): SQL =>
  sql`(select page, section, id, title, about, date, address, dated, place, ${sql.raw(String(titled))} as titled
    from ${searchDocs} where found_by @@ ${wish}::tsquery limit ${mostRanked})`

/** As PostgreSQL reads a question: every word, and of the last one also what it may be the beginning of. */
function wishOf(words: readonly string[], stems: readonly (string | null)[], as: (stem: string) => string): string {
  const onlySmall = stems.every((stem) => stem === null)
  return words
    .flatMap((word, index) => {
      const stem = stems[index]
      const begun = `'${titleBegins(word.slice(0, 15))}'`
      if (stem === null) return onlySmall ? [begun] : []
      const whole = `'${as(stem)}'`
      return index === words.length - 1 ? [`(${whole} | ${begun})`] : [whole]
    })
    .join(' & ')
}

/** A paper that stands on several pages is one, under the name that was found first. */
function onceEach(rows: readonly Row[]): Row[] {
  const seen = new Set<string>()
  return rows.filter(({ address }) => !seen.has(address) && seen.add(address))
}

function shownOf({ page, section, id, title, about, date, address, titled }: Row, words: readonly string[], read?: Inside): ShownDocument {
  const outside = foldText(`${title} ${about}`)
  const inside = titled > 0 || words.every((word) => outside.includes(word)) ? '' : around(read?.text ?? '', words)
  return {
    title,
    about: about.length > mostAbout ? `${about.slice(0, mostAbout).trimEnd()} …` : about,
    date,
    address,
    on: documentPages[page].on,
    inside,
    pages: read?.pages ?? 0,
    id,
    section,
  }
}

/** Some words to each side of the first that was looked for: "… under 7,500 a year, with one odometer picture …". */
function around(text: string, words: readonly string[]): string {
  const beginnings = words.map((word) => word.slice(0, Math.max(3, word.length - 3)))
  // Folded as a whole, once: this is done for every document that is shown. Words that are looked for are letters and digits alone.
  const folded = foldText(text)
  const begins = folded.search(new RegExp(`(?<![\\p{L}\\p{N}])(?:${beginnings.join('|')})`, 'u'))
  if (begins < 0) return ''
  const all = text.trim().split(/[\s\0]+/)
  const at = folded.slice(0, begins).split(' ').length - 1
  const from = Math.max(0, at - 8)
  return `${from > 0 ? '… ' : ''}${all.slice(from, at + 14).join(' ')} …`.slice(0, 300)
}
