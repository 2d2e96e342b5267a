import { getContentItem } from '../../../calls/agent-calls.ts'
import { presentAgentItem, requireAgentKey } from '../../agents/agent-items.ts'
import type { AgentStore } from '../../agents/agent-store.ts'
import { refused } from '../../http/errors.ts'
import type { Implement } from '../implement.ts'

export function registerGetContentItem(implement: Implement, { agents }: { agents: AgentStore }): void {
  implement(getContentItem, async ({ body, tenant, reply }) => {
    requireAgentKey(body.key)
    const named = await agents.findAgent(tenant.client, String(body.id))
    const found = named && 'movedTo' in named ? await agents.findAgent(tenant.client, named.movedTo) : named
    if (!found || 'movedTo' in found) throw refused('unknownItem')
    reply.header('cache-control', 'no-store')
    return { status: true as const, result: presentAgentItem(found) }
  })
}
