import { writeNote } from '../../../calls/desk-calls.ts'
import type { Desk } from '../../desk/create-desk.ts'
import { scopeOf } from '../../desk/desk-scope.ts'
import { answer, type AnsweredCall } from '../answer.ts'

export function answerWriteNote({ desk }: { desk: Desk }): AnsweredCall {
  return answer(writeNote, async ({ body, tenant, person }) => {
    const scope = scopeOf(person, tenant)
    await desk.note(body.id, body.text, scope)
    return { status: true as const, case: await desk.show(body.id, scope) }
  })
}
