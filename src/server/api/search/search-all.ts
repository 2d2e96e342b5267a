import { searchAll } from '../../../calls/search-call.ts'
import type { Search } from '../../search/create-search.ts'
import { answer, type AnsweredCall } from '../answer.ts'

type Needs = {
  search: Search
  /** One search of a stranger; throws `tooMany`. */
  countStranger(ip: string): Promise<void>
}

export function answerSearchAll({ search, countStranger }: Needs): AnsweredCall {
  return answer(searchAll, async ({ body, tenant, person, request, reply }) => {
    if (!person) await countStranger(request.ip)
    const { q, kind } = body
    const found = await search({ tenant, asked: q, kind, signedIn: person !== undefined })
    reply.header('cache-control', 'no-store').header('vary', 'Cookie')
    return { status: true as const, ...found }
  })
}
