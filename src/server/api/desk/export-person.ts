import { exportPerson } from '../../../calls/desk-person-calls.ts'
import type { Desk } from '../../desk/create-desk.ts'
import { scopeOf } from '../../desk/desk-scope.ts'
import { answer, type AnsweredCall } from '../answer.ts'

export function answerExportPerson({ desk }: { desk: Desk }): AnsweredCall {
  return answer(exportPerson, async ({ body, tenant, person }) => {
    return { status: true as const, person: await desk.exportPerson(body.email, scopeOf(person, tenant)) }
  })
}
