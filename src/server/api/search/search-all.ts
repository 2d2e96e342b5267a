import { searchAll } from '../../../calls/search-call.ts'
import { addressKey, type RateLimiter } from '../../identity/rate-limit.ts'
import type { Search } from '../../search/create-search.ts'
import { answer, type AnsweredCall } from '../answer.ts'

/** Of strangers at one address, who may be many in one office, each typing. */
const mostOfStrangers = { max: 600, windowSeconds: 60 }

type Needs = { search: Search; limiter: RateLimiter }

export function answerSearchAll({ search, limiter }: Needs): AnsweredCall {
  return answer(searchAll, async ({ body, tenant, person, request, reply }) => {
    if (!person) await limiter.countTry(addressKey('searches of strangers', request.ip), mostOfStrangers)
    const { q, kind } = body
    const found = await search({ tenant, asked: q, kind, signedIn: person !== undefined, visitor: request.ip })
    reply.header('cache-control', 'no-store').header('vary', 'Cookie')
    return { status: true as const, ...found }
  })
}
