import { agent, type Agent } from '../../nouns/agents/agent.ts'
import type { AgentStore, StoredAgent } from '../agents/agent-guide.ts'
import { foldKey } from '../items/item-kind.ts'
import type { Reader } from './reader.ts'

type Agents = Pick<AgentStore, 'find' | 'listRevisions'>

/** The agent of the directory who is known by the very address this person signs in with; an old address is somebody else's by now. */
export async function findOwnAgent(agents: Agents, { tenant, username }: Reader): Promise<StoredAgent | undefined> {
  if (!username.includes('@')) return undefined
  const found = await agents.find(tenant, username)
  return found && 'content' in found && foldKey(found.content.email) === foldKey(username) ? found : undefined
}

/** An agent as one revision said it; undefined where there is none such. */
export async function findRevision(agents: Agents, tenant: string, id: number, revision: number): Promise<Agent | undefined> {
  const [found] = (await agents.listRevisions(tenant, id, revision + 1, 1)).revisions
  return found?.revision === revision ? found.content : undefined
}

/** What the parts of a proposal make of the content it was written on; undefined where they can no longer be read. */
export function proposedContent(base: Agent, { wire, ids }: { wire: unknown; ids: Record<string, string[]> }): Agent | undefined {
  const { content, problems } = agent.checkWire(wire, base, ids)
  return problems.length > 0 ? undefined : content
}
