import { getItemHistory } from '../../../calls/agent-calls.ts'
import { presentAgentItem, requireAgentKey } from '../../agents/agent-items.ts'
import type { AgentStore } from '../../agents/agent-store.ts'
import { refused } from '../../http/errors.ts'
import type { Implement } from '../implement.ts'

const pageSize = 50

export function registerGetItemHistory(implement: Implement, { agents }: { agents: AgentStore }): void {
  implement(getItemHistory, async ({ body, tenant }) => {
    requireAgentKey(body.key)
    const rows = await agents.listRevisions(tenant.client, body.id, body.before, pageSize + 1)
    if (rows.length === 0 && body.before === undefined) throw refused('unknownItem')
    const result = rows.slice(0, pageSize).map((row) => ({
      ...presentAgentItem(row),
      base: row.base,
      restores: row.restores,
      deleted: row.deleted,
    }))
    return { status: true as const, result, more: rows.length > pageSize }
  })
}
