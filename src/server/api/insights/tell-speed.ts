import { tellSpeed } from '../../../calls/insights-calls.ts'
import type { Counting } from '../../insights/create-counting.ts'
import { mayCount } from '../../insights/may-count.ts'
import { answer, type AnsweredCall } from '../answer.ts'

export function answerTellSpeed({ counting }: { counting: Counting }): AnsweredCall {
  return answer(tellSpeed, async ({ query, tenant, person, request: { headers } }) => {
    if (mayCount(headers, person, tenant)) counting.pageLeft(tenant, headers, query)
    return { status: true as const }
  })
}
