import { suggestPlaces } from '../../../calls/place-calls.ts'
import type { Gazetteer } from '../../places/gazetteer.ts'
import { answer, type AnsweredCall } from '../answer.ts'

export function answerSuggestPlaces({ gazetteer }: { gazetteer: Gazetteer }): AnsweredCall {
  return answer(suggestPlaces, async ({ body, reply }) => {
    reply.header('cache-control', 'public, max-age=3600')
    return { status: true as const, result: gazetteer.suggest(body.q) }
  })
}
