import { exportReadings } from '../../../calls/hub-day-calls.ts'
import type { Days } from '../../your-day/create-your-day.ts'
import { readerOf } from '../../your-day/reader.ts'
import { answer, type AnsweredCall } from '../answer.ts'
import { sendSheet } from '../send-sheet.ts'

export function answerExportReadings({ days }: { days: Days }): AnsweredCall {
  return answer(exportReadings, async ({ body, tenant, person, reply }) =>
    sendSheet(reply, 'who-has-read', await days.exportReadings(body.bulletin, readerOf(person, tenant), tenant.timeZone)),
  )
}
