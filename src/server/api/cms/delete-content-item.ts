import { deleteContentItem } from '../../../calls/agent-calls.ts'
import { agentDeleted, requireAgentKey } from '../../agents/agent-items.ts'
import type { AgentStore } from '../../agents/agent-store.ts'
import { idempotencyKeyOf } from '../../http/idempotency-key.ts'
import type { Implement } from '../implement.ts'

export function registerDeleteContentItem(implement: Implement, { agents }: { agents: AgentStore }): void {
  implement(deleteContentItem, async ({ body, tenant, person, request }) => {
    requireAgentKey(body.key)
    const removed = await agents.remove(tenant.client, {
      email: body.content.email,
      base: body.revision,
      idempotencyKey: idempotencyKeyOf(request),
      by: { account: person.account, name: person.name },
    })
    return { status: true as const, message: agentDeleted, ...removed }
  })
}
