import { exportReadings } from '../../../calls/hub-day-calls.ts'
import type { Days } from '../../your-day/create-your-day.ts'
import { readerOf } from '../../your-day/reader.ts'
import { answer, type AnsweredCall } from '../answer.ts'

export function answerExportReadings({ days }: { days: Days }): AnsweredCall {
  return answer(exportReadings, async ({ body, tenant, person, reply }) => {
    const lines = await days.exportReadings(body.bulletin, readerOf(person, tenant))
    reply
      .header('cache-control', 'no-store')
      .header('content-disposition', 'attachment; filename="who-has-read.csv"')
      .type('text/csv; charset=utf-8')
    return reply.send(lines)
  })
}
