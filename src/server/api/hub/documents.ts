import { searchDocuments } from '../../../calls/document-calls.ts'
import type { FindDocuments } from '../../search/find-documents.ts'
import { addressKey, type RateLimiter } from '../../identity/rate-limit.ts'
import { answer, type AnsweredCall } from '../answer.ts'

/** Of strangers at one address; whoever is signed in looks as often as they like. */
const mostOfStrangers = { max: 120, windowSeconds: 60 }

type Needs = { search: FindDocuments; limiter: RateLimiter }

export function answerSearchDocuments({ search, limiter }: Needs): AnsweredCall {
  return answer(searchDocuments, async ({ body, tenant, person, request, reply }) => {
    if (!person) await limiter.countTry(addressKey('documents of strangers', request.ip), mostOfStrangers)
    const found = await search({ tenant: tenant.client, q: body.q, signedIn: person !== undefined })
    reply.header('cache-control', 'no-store').header('vary', 'Cookie')
    return { status: true as const, ...found }
  })
}
