import { exportCases } from '../../../calls/desk-calls.ts'
import type { Desk } from '../../desk/create-desk.ts'
import { scopeOf } from '../../desk/desk-scope.ts'
import { answer, type AnsweredCall } from '../answer.ts'

export function answerExportCases({ desk }: { desk: Desk }): AnsweredCall {
  return answer(exportCases, async ({ body, tenant, person, reply }) => {
    const lines = await desk.exportCases(body, scopeOf(person, tenant))
    reply
      .header('cache-control', 'no-store')
      .header('content-disposition', 'attachment; filename="inbox.csv"')
      .type('text/csv; charset=utf-8')
    return reply.send(lines)
  })
}
