import { addNewContentItem } from '../../../calls/agent-calls.ts'
import { requireAgentKey } from '../../agents/agent-items.ts'
import type { AgentStore } from '../../agents/agent-store.ts'
import { idempotencyKeyOf } from '../../http/idempotency-key.ts'
import type { Implement } from '../implement.ts'

export function registerAddNewContentItem(implement: Implement, { agents }: { agents: AgentStore }): void {
  implement(addNewContentItem, async ({ body, tenant, person, request }) => {
    requireAgentKey(body.key)
    const saved = await agents.save(tenant.client, {
      id: body.id,
      wire: body.content,
      ids: body.ids,
      base: body.revision,
      restores: body.restores,
      idempotencyKey: idempotencyKeyOf(request),
      by: { account: person.account, name: person.name },
    })
    return { status: true as const, message: 'Content Saved', ...saved }
  })
}
