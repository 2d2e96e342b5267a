import { searchAgents } from '../../../calls/agent-search-call.ts'
import type { AgentGuide } from '../../agents/agent-guide.ts'
import type { Implement } from '../implement.ts'

export function registerSearchAgents(implement: Implement, { guide }: { guide: AgentGuide }): void {
  implement(searchAgents, async ({ body, tenant, reply }) => {
    const found = await guide.searchAgents(tenant, body)
    reply.header('cache-control', 'no-store')
    return { status: true as const, ...found }
  })
}
