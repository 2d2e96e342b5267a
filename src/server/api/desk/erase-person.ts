import { erasePerson } from '../../../calls/desk-person-calls.ts'
import type { Desk } from '../../desk/create-desk.ts'
import { scopeOf } from '../../desk/desk-scope.ts'
import { answer, type AnsweredCall } from '../answer.ts'

export function answerErasePerson({ desk }: { desk: Desk }): AnsweredCall {
  return answer(erasePerson, async ({ body, tenant, person }) => {
    return { status: true as const, ...(await desk.erasePerson(body, scopeOf(person, tenant))) }
  })
}
