import { deskRecord } from '../../../calls/desk-record-calls.ts'
import type { Desk } from '../../desk/create-desk.ts'
import { scopeOf } from '../../desk/desk-scope.ts'
import { answer, type AnsweredCall } from '../answer.ts'

export function answerDeskRecord({ desk }: { desk: Desk }): AnsweredCall {
  return answer(deskRecord, async ({ body, tenant, person }) => {
    return { status: true as const, ...(await desk.record.lines(body.before, scopeOf(person, tenant))) }
  })
}
