import { keepCaseOpen } from '../../../calls/desk-calls.ts'
import type { Desk } from '../../desk/create-desk.ts'
import { scopeOf } from '../../desk/desk-scope.ts'
import { answer, type AnsweredCall } from '../answer.ts'

export function answerKeepCaseOpen({ desk }: { desk: Desk }): AnsweredCall {
  return answer(keepCaseOpen, async ({ body, tenant, person }) => {
    return { status: true as const, openBy: await desk.keepOpen(body.id, body.open, scopeOf(person, tenant)) }
  })
}
