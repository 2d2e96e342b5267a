import { listCases } from '../../../calls/desk-calls.ts'
import type { Desk } from '../../desk/create-desk.ts'
import { scopeOf } from '../../desk/desk-scope.ts'
import { answer, type AnsweredCall } from '../answer.ts'

export function answerListCases({ desk }: { desk: Desk }): AnsweredCall {
  return answer(listCases, async ({ body, tenant, person, reply }) => {
    reply.header('cache-control', 'no-store')
    return { status: true as const, ...(await desk.list(body, scopeOf(person, tenant))) }
  })
}
