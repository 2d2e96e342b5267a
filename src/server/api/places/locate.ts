import { locatePlace } from '../../../calls/place-calls.ts'
import type { Places } from '../../places/create-places.ts'
import { answer, type AnsweredCall } from '../answer.ts'

export function answerLocatePlace({ places }: { places: Places }): AnsweredCall {
  return answer(locatePlace, async ({ body, tenant, reply }) => {
    reply.header('cache-control', 'no-store')
    return { status: true as const, result: (await places.locate(tenant, body.q)) ?? null }
  })
}
