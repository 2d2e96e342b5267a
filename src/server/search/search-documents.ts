import { and, inArray, sql, type SQL } from 'drizzle-orm'
import { mostDocuments, documentPages, type FoundDocuments, type ShownDocument } from '../../nouns/hub/documents.ts'
import { foldText } from '../../nouns/fold-text.ts'
import { allWords } from '../articles/all-words.ts'
import { inTitle, ofTenant, searchWords } from '../articles/found-by.ts'
import type { StemsOf } from '../articles/word-stems.ts'
import type { Db } from '../db/database.ts'
import { pdfPapers } from '../db/tables/papers.ts'
import { searchDocs } from '../db/tables/search.ts'
import { paperOf } from '../media/pdf-papers.ts'
import { byIndex } from '../db/by-index.ts'
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

export const documentWords = (q: string): string[] => [...new Set(searchWords(q.slice(0, 200)))].slice(0, mostWords)

/** The documents that have every word, in their titles, in what is said beside them, or inside; whoever asks finds what they may read. */
export function createDocumentSearch({ db, stemsOf }: { db: Db; stemsOf: StemsOf }) {
  return async function searchDocuments({ tenant, q, signedIn, listedOnly = false }: Asked): Promise<Omit<FoundDocuments, 'corrected'>> {
    const words = documentWords(q)
    if (words.length === 0) return { documents: [], more: false }
    const stems = await stemsOf(words)
    const within = [`'${ofTenant(tenant)}'`, `'${ofDocuments}'`, ...(signedIn ? [] : [`'${open}'`]), ...(listedOnly ? [`'${listed}'`] : [])]
    const [title, anywhere] = [inTitle, (stem: string) => stem].map((as) =>
      [...within, allWords({ words, stems, as, begunFrom: 1 })].join(' & '),
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
    const shown = distinct.slice(0, mostDocuments).map((row) => ({ row, outside: saysOutside(row, words) }))
    const read = await readInside(tenant, shown)
    return {
      documents: shown.map(({ row, outside }) => shownOf(row, outside ? [] : words, read.get(row.address))),
      more: distinct.length > mostDocuments,
    }
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

  /** What is known of the insides of these; what they say, only of those that do not say outside what was asked for. */
  async function readInside(tenant: string, shown: readonly { row: Row; outside: boolean }[]): Promise<Map<string, Inside>> {
    const papers = shown.flatMap(({ row: { address }, outside }) => {
      const paper = paperOf(tenant, address)
      return paper ? [{ ...paper, outside }] : []
    })
    if (papers.length === 0) return new Map()
    const looked = papers.flatMap(({ paper, outside }) => (outside ? [] : [paper]))
    const rows = await db
      .select({
        tenant: pdfPapers.tenant,
        paper: pdfPapers.paper,
        pages: pdfPapers.pages,
        text: sql<string>`case when ${inArray(pdfPapers.paper, looked)} then left(${pdfPapers.text}, ${lookedThrough}) else '' end`,
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
      shown.flatMap(({ row: { address } }) => {
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

/** A paper that stands on several pages is one, under the name that was found first. */
function onceEach(rows: readonly Row[]): Row[] {
  const seen = new Set<string>()
  return rows.filter(({ address }) => !seen.has(address) && seen.add(address))
}

function saysOutside({ title, about, titled }: Row, words: readonly string[]): boolean {
  const outside = foldText(`${title} ${about}`)
  return titled > 0 || words.every((word) => outside.includes(word))
}

/** `words`: those that are looked for inside. */
function shownOf({ page, section, id, title, about, date, address }: Row, words: readonly string[], read?: Inside): ShownDocument {
  const inside = words.length === 0 ? '' : around(read?.text ?? '', words)
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
  // Words that are looked for are letters and digits alone.
  const one = `(?<![\\p{L}\\p{N}])(?:${beginnings.join('|')})`
  const plain = text.search(new RegExp(one, 'iu'))
  // Folded as a whole only where it is written with accents, since this is done for every document that is shown.
  const begins = plain >= 0 ? plain : placeInFolded(text, new RegExp(one, 'u'))
  if (begins < 0) return ''
  const before = text.slice(0, begins).trimStart().slice(-reach).split(blanks)
  const after = text.slice(begins, begins + reach).split(blanks)
  // The word that was found may have begun before, with a bracket.
  const found = `${before.pop()}${after.shift()}`
  const [from, to] = [before.slice(-8), after.slice(0, 13)]
  return `${from.length < before.length ? '… ' : ''}${[...from, found, ...to].join(' ')} …`.slice(0, 300)
}

const blanks = /[\s\0]+/
/** Far more letters than are shown to each side. */
const reach = 1000

/** Where something begins in a text, which is found in it folded: the beginning of that word. */
function placeInFolded(text: string, one: RegExp): number {
  const folded = foldText(text)
  const begins = folded.search(one)
  if (begins < 0) return -1
  const wordsBefore = folded.slice(0, begins).split(' ').length - 1
  const start = text.length - text.trimStart().length
  if (wordsBefore === 0) return start
  const ends = [...text.trimStart().matchAll(/[\s\0]+/g)][wordsBefore - 1]
  return ends ? start + ends.index + ends[0].length : -1
}
