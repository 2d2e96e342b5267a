import { findPerson } from '../../../calls/desk-person-calls.ts'
import type { Desk } from '../../desk/create-desk.ts'
import { scopeOf } from '../../desk/desk-scope.ts'
import { answer, type AnsweredCall } from '../answer.ts'

export function answerFindPerson({ desk }: { desk: Desk }): AnsweredCall {
  return answer(findPerson, async ({ body, tenant, person }) => {
    return { status: true as const, ...(await desk.findPerson(body.email, scopeOf(person, tenant))) }
  })
}
