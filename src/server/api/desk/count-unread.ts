import { countUnread } from '../../../calls/desk-calls.ts'
import type { Desk } from '../../desk/create-desk.ts'
import { scopeOf } from '../../desk/desk-scope.ts'
import { answer, type AnsweredCall } from '../answer.ts'

export function answerCountUnread({ desk }: { desk: Desk }): AnsweredCall {
  return answer(countUnread, async ({ tenant, person, reply }) => {
    reply.header('cache-control', 'no-store')
    return { status: true as const, unread: await desk.unread(scopeOf(person, tenant)) }
  })
}
