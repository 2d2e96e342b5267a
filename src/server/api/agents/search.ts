import { searchAgents } from '../../../calls/agent-search-call.ts'
import type { AgentGuide } from '../../agents/agent-guide.ts'
import { answer, type AnsweredCall } from '../answer.ts'

export function answerSearchAgents({ guide }: { guide: AgentGuide }): AnsweredCall {
  return answer(searchAgents, async ({ body, tenant, request, reply }) => {
    const found = await guide.searchAgents(tenant, body, request.ip)
    reply.header('cache-control', 'no-store')
    return { status: true as const, ...found }
  })
}
