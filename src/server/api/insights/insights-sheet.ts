import { insightsSheet } from '../../../calls/insights-calls.ts'
import type { Insights } from '../../insights/insights.ts'
import { answer, type AnsweredCall } from '../answer.ts'
import { sendSheet } from '../send-sheet.ts'

export function answerInsightsSheet({ insights }: { insights: Insights }): AnsweredCall {
  return answer(insightsSheet, async ({ body, tenant, reply }) =>
    sendSheet(reply, 'insights', await insights.sheet(tenant, { ...body, with: 'nothing' })),
  )
}
