import { getDeletedItems } from '../../../calls/agent-calls.ts'
import { presentAgentItem, requireAgentKey } from '../../agents/agent-items.ts'
import type { AgentStore } from '../../agents/agent-store.ts'
import type { Implement } from '../implement.ts'

export function registerGetDeletedItems(implement: Implement, { agents }: { agents: AgentStore }): void {
  implement(getDeletedItems, async ({ body, tenant }) => {
    requireAgentKey(body.key)
    return { status: true as const, result: (await agents.listDeleted(tenant.client)).map(presentAgentItem) }
  })
}
