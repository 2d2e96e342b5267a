import { insightsSheet } from '../../../calls/insights-calls.ts'
import type { Insights } from '../../insights/insights.ts'
import { answer, type AnsweredCall } from '../answer.ts'

export function answerInsightsSheet({ insights }: { insights: Insights }): AnsweredCall {
  return answer(insightsSheet, async ({ body, tenant, reply }) => {
    const lines = await insights.sheet(tenant, { ...body, with: 'nothing' })
    reply
      .header('cache-control', 'no-store')
      .header('content-disposition', 'attachment; filename="insights.csv"')
      .type('text/csv; charset=utf-8')
    return reply.send(lines)
  })
}
