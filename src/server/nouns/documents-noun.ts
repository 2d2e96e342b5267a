import { sections } from '../../content/sections.ts'
import { documentPages } from '../../nouns/hub/documents.ts'
import type { DocumentsForPages } from '../../pages/site.ts'
import { answerSearchDocuments } from '../api/hub/documents.ts'
import type { ContentStore } from '../content/content-store.ts'
import type { Db } from '../db/database.ts'
import { createDocumentIndex } from '../documents/document-index.ts'
import { createDocumentSearch } from '../documents/search-documents.ts'
import { createRateLimiter } from '../identity/rate-limit.ts'
import type { PdfPreviews } from '../media/pdf-previews.ts'
import type { Tenants } from '../tenants.ts'
import type { Noun } from './noun.ts'

type Needs = { db: Db; now: () => Date; tenants: Tenants; media: { previews: Pick<PdfPreviews, 'expect' | 'renew' | 'version'> } }

/** The documents of the pages agents work with; `onSaved` and `gather` keep what they are found by. */
export function createDocumentsNoun({ db, now, tenants, media: { previews } }: Needs) {
  const searched = sections.filter(({ page, staffOnly }) => documentPages[page] && !staffOnly)
  const index = createDocumentIndex({ db, sections: searched, papers: previews })
  const search = createDocumentSearch(db)
  const noun: Noun<DocumentsForPages> = {
    calls: [answerSearchDocuments({ search, limiter: createRateLimiter({ db, now }) })],
    forPages: ({ tenant, person }) => ({
      searchDocuments: ({ q }) => search({ tenant: tenant.client, q, signedIn: person !== undefined }),
    }),
  }
  return {
    ...noun,
    onSaved: index.saved,
    /** Once the content can be read. */
    async gather({ store }: { store: Pick<ContentStore, 'readSections'> }) {
      for (const { client } of tenants.list) await index.gather(client, store)
    },
  }
}
