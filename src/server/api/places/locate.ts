import { locatePlace } from '../../../calls/place-calls.ts'
import type { PlaceFinder } from '../../places/place-finder.ts'
import { answer, type AnsweredCall } from '../answer.ts'

export function answerLocatePlace({ locate }: { locate: PlaceFinder }): AnsweredCall {
  return answer(locatePlace, async ({ body, reply }) => {
    reply.header('cache-control', 'no-store')
    return { status: true as const, result: (await locate(body.q)) ?? null }
  })
}
