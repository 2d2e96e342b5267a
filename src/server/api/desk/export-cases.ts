import { exportCases } from '../../../calls/desk-calls.ts'
import type { Desk } from '../../desk/create-desk.ts'
import { scopeOf } from '../../desk/desk-scope.ts'
import { answer, type AnsweredCall } from '../answer.ts'
import { sendSheet } from '../send-sheet.ts'

export function answerExportCases({ desk }: { desk: Desk }): AnsweredCall {
  return answer(exportCases, async ({ body, tenant, person, reply }) =>
    sendSheet(reply, 'inbox', await desk.exportCases(body, scopeOf(person, tenant), tenant)),
  )
}
