import { exportPerson } from '../../../calls/desk-person-calls.ts'
import type { Desk } from '../../desk/create-desk.ts'
import { scopeOf } from '../../desk/desk-scope.ts'
import { answer, type AnsweredCall } from '../answer.ts'

export function answerExportPerson({ desk }: { desk: Desk }): AnsweredCall {
  return answer(exportPerson, async ({ body, tenant, person, reply }) => {
    const zip = await desk.exportPerson(body.email, scopeOf(person, tenant))
    reply
      .header('cache-control', 'no-store')
      .header('content-disposition', 'attachment; filename="person.zip"')
      .header('x-content-type-options', 'nosniff')
      .type('application/zip')
    return reply.send(zip)
  })
}
