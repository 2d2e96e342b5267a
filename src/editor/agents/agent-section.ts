import { agentOfKey } from '../../content/find-an-agent/agent-keys.ts'
import { agent } from '../../content/find-an-agent/agent.ts'
import type { AnySection } from '../../content/section.ts'
import { callServer } from '../../calls/call-server.ts'
import type { SavePorts } from '../save-driver.ts'
import { addNewContentItem, agentsOf } from './agent-calls.ts'

/** Numbers of agents that were created while their form was open, by the key the form goes by. */
const given = new Map<string, number>()

/** The agent's number, once it has one. */
export function idOfAgent(key: string): number | undefined {
  const named = agentOfKey(key)
  return named === 'new' ? given.get(key) : named
}

/** The next form for somebody new is for somebody else. */
export const forgetNew = (key: string) => given.delete(key)

/** One agent as a section of its own; undefined for the key of a section. */
export function agentSection(key: string): AnySection | undefined {
  return agentOfKey(key) === undefined ? undefined : { ...agent, key }
}

/** How a save of this agent is sent: by the directory's own call, for the number it has by then. */
export function sendAgent(key: string): SavePorts['send'] {
  return async ({ client, content, revision, ids, restores }, idempotencyKey) => {
    const reply = await callServer(
      addNewContentItem,
      { ...agentsOf(client), primaryKey: 'email', id: idOfAgent(key), content, revision, ids, restores },
      { headers: { 'Idempotency-Key': idempotencyKey } },
    )
    if (reply.status === 200 && 'id' in reply.body && agentOfKey(key) === 'new') given.set(key, reply.body.id)
    return reply
  }
}
