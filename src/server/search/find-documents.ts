import type { FoundDocuments } from '../../nouns/hub/documents.ts'
import type { ReadingRoom } from '../articles/reading-room.ts'
import type { Db } from '../db/database.ts'
import { createCorrectWords } from './correct-words.ts'
import { createDocumentSearch, documentWords } from './search-documents.ts'

type Asked = { tenant: string; q: string; signedIn: boolean }

export type FindDocuments = ReturnType<typeof createFindDocuments>

/** Documents, for whoever works with them; where nothing has all of the words, those that no paper says are taken for what they were meant to be. */
export function createFindDocuments({ db, room }: { db: Db; room: Pick<ReadingRoom, 'newestOf' | 'stemsOf'> }) {
  const search = createDocumentSearch({ db, stemsOf: room.stemsOf })
  const { correct } = createCorrectWords({ db, room })

  return async function findDocuments({ tenant, q, signedIn }: Asked): Promise<FoundDocuments> {
    const found = await search({ tenant, q, signedIn })
    const words = documentWords(q)
    if (found.documents.length > 0 || words.length === 0) return { ...found, corrected: null }
    const asked = words.join(' ')
    const used = await correct(asked, words, { tenant, signedIn, synonyms: [], among: 'documents' })
    if (used === asked) return { ...found, corrected: null }
    const meant = await search({ tenant, q: used, signedIn })
    return meant.documents.length > 0 ? { ...meant, corrected: used } : { ...found, corrected: null }
  }
}
