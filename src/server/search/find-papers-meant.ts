import { sql } from 'drizzle-orm'
import { documentPages } from '../../nouns/hub/documents.ts'
import { ofTenant } from '../articles/found-by.ts'
import { byIndex } from '../db/by-index.ts'
import type { Db } from '../db/database.ts'
import { searchDocs } from '../db/tables/search.ts'
import { paperOf } from '../media/pdf-papers.ts'
import { listed, ofDocuments, ofHidden, open } from './own-words.ts'
import { keyOf } from './write-things.ts'

type Asked = { tenant: string; addresses: readonly string[]; signedIn: boolean }

/** A paper as a page has it. */
export type PaperMeant = { title: string; about: string; address: string }

/** Those of these papers that are on a page whoever asks may be led to. */
export function createFindPapersMeant({ db }: { db: Db }) {
  return async function findPapersMeant({ tenant, addresses, signedIn }: Asked): Promise<PaperMeant[]> {
    const papers = addresses.flatMap((each) => paperOf(tenant, each) ?? []).map(keyOf)
    if (papers.length === 0) return []
    const within = [ofTenant(tenant), ofDocuments, ...(signedIn ? [] : [open, listed])].map((each) => `'${each}'`).join(' & ')
    // Found by the paper alone: by what they say, or where they are, every one of the tenant would be looked at.
    const { rows } = (await byIndex(
      db,
      sql`with meant as materialized (select * from ${searchDocs} where paper = any(${listOf(papers)}::text[]))
        select distinct on (address) title, about, address from meant
        where tenant = ${tenant} and page = any(${listOf(Object.keys(documentPages))}::text[]) and address = any(${listOf(addresses)}::text[])
          and found_by @@ ${within}::tsquery
          and (${signedIn} or page not in (select page from ${searchDocs} where found_by @@ ${`'${ofTenant(tenant)}' & '${ofHidden}'`}::tsquery))
        order by address, page, section, id`,
    )) as unknown as { rows: PaperMeant[] }
    return rows
  }
}

const listOf = (texts: readonly string[]) => `{${texts.map((text) => JSON.stringify(text)).join(',')}}`
