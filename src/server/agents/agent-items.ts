import { agent } from '../../nouns/agents/agent.ts'
import { presentWire } from '../content/shelf.ts'
import { refused } from '../http/errors.ts'
import type { StoredAgent } from './agent-store.ts'

/** Said when an agent was deleted, to the letter of the seeds. */
export const agentDeleted = 'Agent has been deleted!'

/** The calls about items name which kind they mean. Throws `unknownKey` (404). */
export function requireAgentKey(key: string): void {
  if (key !== 'agentList') throw refused('unknownKey')
}

/** An agent in the wire shape, with its number. */
export const presentAgentWire = ({ id, content }: StoredAgent): object => ({ id, ...(agent.toWire(content) as object) })

/** For those who may edit: the wire shape and everything a save needs to say what it was based on. */
export const presentAgentItem = (stored: StoredAgent) => ({
  ...presentWire(agent, stored),
  value: presentAgentWire(stored),
  id: stored.id,
})
