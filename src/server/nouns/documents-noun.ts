import type { DocumentsForPages } from '../../pages/site/site-documents.ts'
import { answerSearchDocuments } from '../api/hub/documents.ts'
import type { ReadingRoom } from '../articles/reading-room.ts'
import type { Db } from '../db/database.ts'
import { createRateLimiter } from '../identity/rate-limit.ts'
import { createFindDocuments } from '../search/find-documents.ts'
import type { Noun } from './noun.ts'

type Needs = { db: Db; now: () => Date; articles: { room: Pick<ReadingRoom, 'newestOf' | 'stemsOf'> } }

/** The documents of the pages agents work with: one kind of what the search of the whole site finds, asked for by themselves. */
export function createDocumentsNoun({ db, now, articles }: Needs): Noun<DocumentsForPages> {
  const search = createFindDocuments({ db, room: articles.room })
  return {
    calls: [answerSearchDocuments({ search, limiter: createRateLimiter({ db, now }) })],
    forPages: ({ tenant, person }) => ({
      searchDocuments: ({ q }) => search({ tenant: tenant.client, q, signedIn: person !== undefined }),
    }),
  }
}
