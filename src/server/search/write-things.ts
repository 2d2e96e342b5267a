import { sql, type SQL } from 'drizzle-orm'
import { asLexemes } from '../articles/found-by.ts'
import type { AnySection } from '../../content/section.ts'
import type { Db } from '../db/database.ts'
import { pdfPapers } from '../db/tables/papers.ts'
import { searchDocs as t } from '../db/tables/search.ts'
import { paperOf, type Paper } from '../media/pdf-papers.ts'
import { dayIn, ownWords } from './own-words.ts'
import type { SearchThing } from './search-thing.ts'

export type Place = Pick<AnySection, 'page' | 'section'>

/** A thing as it is written; `shelf` and `folder` are those of the paper its words are in, null where there is none. */
export type ThingRow = ReturnType<typeof rowOf>

export function rowOf(tenant: string, { page, section }: Place, thing: SearchThing, place: number) {
  const { id, kind, date, address, readers } = thing
  const paper = kind === 'document' ? paperOf(tenant, address) : undefined
  // A text that was cut within a letter ends with half of one, which JSON in the database may not hold.
  const [title, about] = [thing.title.toWellFormed(), thing.about.toWellFormed()]
  return {
    page,
    section,
    id,
    kind,
    place,
    title,
    about,
    date,
    dated: dayIn(date),
    address,
    readers,
    paper: paper ? keyOf(paper) : '',
    shelf: paper?.tenant ?? null,
    folder: paper?.paper ?? null,
    ...ownWords(tenant, thing),
  }
}

/** By what a document knows the paper its words are in. */
export const keyOf = ({ tenant, paper }: Paper) => `${tenant}${paper}`

/** So many letters of things are written in one statement, each of which is a turn of the loop on the embedded database. */
export const lettersAtOnce = 16_000
/** A row takes as long as so many letters beside its own. */
const lettersOfRow = 100
export const lettersOf = ({ title, about }: Pick<SearchThing, 'title' | 'about'>) => title.length + about.length + lettersOfRow

export async function writeThings(tx: Db, tenant: string, rows: Iterable<ThingRow>): Promise<void> {
  const write = (some: ThingRow[]) => tx.execute(writingThings(some, sql`(select ${tenant}::text as tenant)`))
  let some: ThingRow[] = []
  let letters = 0
  for (const row of rows) {
    some.push(row)
    letters += lettersOf(row)
    if (letters < lettersAtOnce) continue
    await write(some)
    some = []
    letters = 0
  }
  if (some.length > 0) await write(some)
}

/** Writes them for the tenant that `of` has. They are one value of the statement: one for each column of each row takes longer to put together and to read. */
export const writingThings = (rows: readonly ThingRow[], of: SQL): SQL =>
  sql`insert into ${t} (tenant, page, section, id, ${written}, found_by)
    select held.tenant, page, section, id, ${written}, ${foundBy} ${rows.some(({ folder }) => folder !== null) ? andInside : sql``}
    from ${of} as held, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as made (
      page text, section text, id text, kind text, place integer, title text, about text, date text, dated timestamp, address text,
      readers text, paper text, shelf text, folder text, titled text, said text, beside text[])
    on conflict (tenant, page, section, id) do update set ${asWritten}`

const columns = ['kind', 'place', 'title', 'about', 'date', 'dated', 'address', 'readers', 'paper']
const written = sql.raw(columns.join(', '))
const asWritten = sql.raw([...columns, 'found_by'].map((column) => `${column} = excluded.${column}`).join(', '))

const foundBy = asLexemes({ titled: sql`titled`, said: sql`said`, beside: sql`beside` })

const andInside = sql`|| ${wordsInside({ tenant: sql`shelf`, paper: sql`folder` })}`

/** What was read of a paper, nothing for now where it is still to be read. */
export function wordsInside({ tenant, paper }: Paper | Record<keyof Paper, SQL>): SQL {
  return sql`coalesce((select words from ${pdfPapers} where tenant = ${tenant} and paper = ${paper}), ''::tsvector)`
}
