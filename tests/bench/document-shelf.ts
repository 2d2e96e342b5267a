import { sql } from 'drizzle-orm'
import type { OpenDatabase } from '../../src/server/db/database.ts'
import { pdfPapers } from '../../src/server/db/tables/papers.ts'
import { searchDocs } from '../../src/server/db/tables/search.ts'
import { createContentStore } from '../../src/server/content/content-store.ts'
import { asLexemes } from '../../src/server/articles/found-by.ts'
import { ownWords } from '../../src/server/search/own-words.ts'
import { stemsOf } from '../../src/server/media/pdf-papers.ts'
import { createSearchIndexOf } from '../../src/server/nouns/search-index-of.ts'
import { createTenants } from '../../src/server/tenants.ts'
import { testTenants } from '../fixtures/test-tenants.ts'
import { storyOf } from './article-shelf.ts'

const lettersOfPaper = 100_000

/** Documents of the hub beside those that come with the site, each with a paper as long as is read of one. */
export async function fillDocuments({ db }: OpenDatabase, tenant: string, size: number): Promise<void> {
  await gatherOwn(db)
  for (let from = 0; from < size; from += 100) {
    const some = Array.from({ length: Math.min(100, size - from) }, (_each, index) => from + index).map((n) => ({ n, ...storyOf(n + 1) }))
    const paperOf = (n: number) => `/media/${n.toString(16).padStart(40, '0')}`
    await db.insert(pdfPapers).values(
      some.map(({ n, body }) => {
        const words = body.replace(/<[^>]*>/g, ' ')
        const text = words.repeat(Math.ceil(lettersOfPaper / words.length)).slice(0, lettersOfPaper)
        return {
          tenant: '',
          paper: paperOf(n),
          address: `${paperOf(n)}/paper.pdf`,
          state: 'none' as const,
          pages: 4,
          text,
          words: stemsOf(text),
        }
      }),
    )
    await db.insert(searchDocs).values(
      some.map(({ n, title, subTitle }) => {
        const document = {
          id: `items#r${n}.pdf`,
          title,
          about: subTitle,
          date: '',
          address: `${paperOf(n)}/paper.pdf`,
          readers: 'anyone' as const,
          kind: 'document' as const,
          listed: true,
        }
        const dated = new Date(Date.UTC(2020, 0, 1 + (n % 2000)))
        const inside = sql`(select words from ${pdfPapers} where tenant = '' and paper = ${paperOf(n)})`
        const { titled, said, beside } = ownWords(tenant, document)
        const own = asLexemes({ titled: sql`${titled}::text`, said: sql`${said}::text`, beside: sql`${sql.param(beside)}::text[]` })
        const foundBy = sql`${own} || ${inside}`
        return { ...document, tenant, page: 'SalesMarketing', section: 'Bench', place: n, dated, paper: paperOf(n), foundBy }
      }),
    )
  }
  await db.execute(sql`vacuum analyze search_docs`)
}

/** So that the start of the server does not gather them anew. */
async function gatherOwn(db: OpenDatabase['db']): Promise<void> {
  const { needs, index } = indexOf(db)
  await index.gather({ store: createContentStore(needs) })
}

/** The index of the search, and what a store of contents needs beside it. */
export function indexOf(db: OpenDatabase['db']) {
  const needs = { db, versions: { of: () => 0, reached: () => {} }, now: () => new Date(), warn: () => {} }
  const previews = { expect: async () => {}, renew: async () => {}, version: '' }
  return { needs, index: createSearchIndexOf({ db, tenants: createTenants(testTenants), media: { previews } }) }
}
