import { tryMail } from '../../../calls/desk-calls.ts'
import type { Desk } from '../../desk/create-desk.ts'
import { scopeOf } from '../../desk/desk-scope.ts'
import { answer, type AnsweredCall } from '../answer.ts'

export function answerTryMail({ desk }: { desk: Desk }): AnsweredCall {
  return answer(tryMail, async ({ body, tenant, person }) => {
    const scope = scopeOf(person, tenant)
    await desk.tryMail(body.id, body.mail, scope)
    return { status: true as const, case: await desk.show(body.id, scope) }
  })
}
