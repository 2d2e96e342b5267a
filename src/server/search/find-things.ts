import { sql } from 'drizzle-orm'
import { pageAddresses } from '../../content/page-addresses.ts'
import { begunInTitle, ofTenant } from '../articles/found-by.ts'
import type { StemsOf } from '../articles/word-stems.ts'
import type { Db } from '../db/database.ts'
import { searchDocs as t } from '../db/tables/search.ts'
import { analyse, type Analysed } from './analyse-thing.ts'
import { byIndex } from '../db/by-index.ts'
import { createKept } from './kept-by-letters.ts'
import { listed, ofHidden, ofPages, open } from './own-words.ts'
import type { Term } from './read-query.ts'
import type { SearchThing } from './search-thing.ts'
import { pageAt } from './searched-pages.ts'
import type { Meaning } from './what-is-meant.ts'

/** So many candidates are ranked. */
const mostRanked = 600
/** Letters of analysed ones that are kept. */
const mostKept = 2_000_000

export type Candidate = Pick<SearchThing, 'id' | 'kind' | 'title' | 'about' | 'address'> & {
  page: string
  section: string
  analysed: Analysed
}

type Key = { page: string; section: string; id: string; written: string }

/**
 * What has any of the words, as far as visitors may find it. The index in the database says what there is now; how a text was taken apart is kept
 * under the transaction that wrote it, so what is kept is never of another text.
 */
export function createFindThings({ db, stemsOf }: { db: Db; stemsOf: StemsOf }) {
  const kept = createKept<Candidate>(mostKept)

  return async function findThings(tenant: string, terms: readonly Term[], meaning: Meaning): Promise<Candidate[]> {
    const wish = wishOf(terms)
    const { names, parts } = rowsOf(meaning)
    if (wish === '') return []
    const within = [ofTenant(tenant), ofPages, open, listed].map((each) => `'${each}'`).join(' & ')
    const { rows: both } = (await byIndex(
      db,
      sql`(select page, section, id, kind, address, xmin::text as written from ${t} where found_by @@ ${`'${ofTenant(tenant)}' & '${ofHidden}'`}::tsquery)
        union (select page, section, id, kind, '' as address, xmin::text as written from ${t} where found_by @@ ${`${within} & (${wish})`}::tsquery limit ${mostRanked})
        union select page, section, id, kind, '' as address, xmin::text as written from ${t}
          where tenant = ${tenant} and page = '' and section = '' and id = any(${names}::text[]) and found_by @@ ${within}::tsquery
        union select page, section, id, kind, '' as address, xmin::text as written from ${t}
          where tenant = ${tenant} and page = any(${parts.pages}::text[]) and address = any(${parts.addresses}::text[]) and found_by @@ ${within}::tsquery`,
    )) as unknown as { rows: (Key & { kind: string; address: string })[] }
    const hidden = new Set(both.flatMap(({ kind, address }) => (kind === 'hidden' ? [address] : [])))
    const rows = both.filter(({ kind }) => kind !== 'hidden')
    const nameOf = ({ page, section, id, written }: Key) => JSON.stringify([tenant, page, section, id, written])
    // Of its own: what is kept may be emptied meanwhile, by another who searches too.
    const held = new Map(
      rows.flatMap((row) => {
        const candidate = kept.find(nameOf(row))
        return candidate ? [[nameOf(row), candidate] as const] : []
      }),
    )
    const read = new Map<string, Candidate>()
    await readThings(
      tenant,
      rows.filter((row) => !held.has(nameOf(row))),
      nameOf,
      read,
    )
    kept.makeRoom()
    for (const [name, candidate] of read) kept.keep(name, candidate, candidate.title.length + candidate.about.length)
    const found = rows.flatMap((row) => held.get(nameOf(row)) ?? read.get(nameOf(row)) ?? [])
    return found.filter(({ address }) => !hidden.has(address.split('#')[0]))
  }

  async function readThings(tenant: string, keys: readonly Key[], nameOf: (key: Key) => string, read: Map<string, Candidate>) {
    if (keys.length === 0) return
    const wanted = JSON.stringify(keys.map(({ page, section, id }) => ({ page, section, id })))
    const { rows } = (await db.execute(sql`
      select d.page, d.section, d.id, d.kind, d.title, d.about, d.address, d.xmin::text as written
      from jsonb_to_recordset(${wanted}::jsonb) as w (page text, section text, id text)
      join ${t} as d on d.tenant = ${tenant} and d.page = w.page and d.section = w.section and d.id = w.id`)) as unknown as {
      rows: (Omit<Candidate, 'analysed'> & { written: string })[]
    }
    const analysed = await analyse(rows, stemsOf)
    for (const [index, { written, ...row }] of rows.entries()) read.set(nameOf({ ...row, written }), { ...row, analysed: analysed[index] })
  }
}

/** What pages are called, of those that are meant, and the parts of them that are: few, and found by where they stand. */
function rowsOf({ pages }: Meaning) {
  const addresses = [...pages.values()].flatMap(({ at }) => (at.includes('#') ? [at] : []))
  const paths = new Set(addresses.map((each) => each.split('#')[0]))
  const listOf = (texts: readonly string[]) => `{${texts.map((text) => JSON.stringify(text)).join(',')}}`
  return {
    names: listOf([...pages.keys()].flatMap((path) => pageAt(path) ?? [])),
    parts: {
      pages: listOf(Object.entries(pageAddresses).flatMap(([page, path]) => (paths.has(path) ? [page] : []))),
      addresses: listOf(addresses),
    },
  }
}

/** Any of the words, in any of the ways it may be said. */
function wishOf(terms: readonly Term[]): string {
  const strong = terms.some(({ weak }) => !weak) ? terms.filter(({ weak }) => !weak) : terms
  const lexemes = strong.flatMap(({ alternatives, begun, word }) => [
    ...alternatives.map(({ stems }) => `(${stems.map((stem) => `'${stem}'`).join(' & ')})`),
    ...(begun ? [`'${begunInTitle(word)}'`] : []),
  ])
  return [...new Set(lexemes)].join(' | ')
}
