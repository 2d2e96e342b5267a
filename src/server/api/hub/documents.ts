import { searchDocuments } from '../../../calls/document-calls.ts'
import type { DocumentSearch } from '../../documents/search-documents.ts'
import { answer, type AnsweredCall } from '../answer.ts'

export function answerSearchDocuments({ search }: { search: DocumentSearch }): AnsweredCall {
  return answer(searchDocuments, async ({ body, tenant, person, reply }) => {
    const found = await search({ tenant: tenant.client, q: body.q, signedIn: person !== undefined })
    reply.header('cache-control', 'no-store').header('vary', 'Cookie')
    return { status: true as const, ...found }
  })
}
