import { openCase } from '../../../calls/desk-calls.ts'
import type { Desk } from '../../desk/create-desk.ts'
import { scopeOf } from '../../desk/desk-scope.ts'
import { answer, type AnsweredCall } from '../answer.ts'

export function answerOpenCase({ desk }: { desk: Desk }): AnsweredCall {
  return answer(openCase, async ({ body, tenant, person }) => {
    return { status: true as const, case: await desk.openCase(body.id, scopeOf(person, tenant)) }
  })
}
