import { getPageContentItemList } from '../../../calls/agent-calls.ts'
import type { AgentStore } from '../../agents/agent-store.ts'
import { presentAgentWire, requireAgentKey } from '../../agents/agent-items.ts'
import type { Implement } from '../implement.ts'

export function registerGetPageContentItemList(implement: Implement, { agents }: { agents: AgentStore }): void {
  implement(getPageContentItemList, async ({ body, tenant, reply }) => {
    requireAgentKey(body.key)
    const found = await agents.listAgents(tenant.client)
    reply.header('cache-control', 'no-store')
    return { status: true as const, result: found.map(presentAgentWire) }
  })
}
