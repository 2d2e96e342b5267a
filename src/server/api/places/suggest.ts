import { suggestPlaces } from '../../../calls/place-calls.ts'
import type { Places } from '../../places/create-places.ts'
import { answer, type AnsweredCall } from '../answer.ts'

export function answerSuggestPlaces({ places }: { places: Places }): AnsweredCall {
  return answer(suggestPlaces, async ({ body, tenant, reply }) => {
    reply.header('cache-control', 'public, max-age=3600')
    return { status: true as const, result: places.suggest(tenant, body.q) }
  })
}
