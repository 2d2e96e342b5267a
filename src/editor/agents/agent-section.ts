import { agentKey, agentOfKey } from '../../nouns/agents/agent-keys.ts'
import { agentList } from '../../content/find-an-agent/agent-list.ts'
import { agent } from '../../nouns/agents/agent.ts'
import type { AnySection } from '../../content/section.ts'
import { callServer } from '../../calls/call-server.ts'
import type { BodyOf } from '../../calls/call.ts'
import type { SavePorts } from '../saving/save-driver.ts'
import type { Reply } from '../saving/save-state.ts'
import { addNewContentItem, agentsOf } from './agent-calls.ts'

/** One agent being edited: what it is known by, and how a save of it is sent. */
export interface AgentForm {
  /** Undefined until somebody new has a number. */
  id(): number | undefined
  /** The key it goes by: from the moment somebody new has a number, their own. */
  key(): string
  send: SavePorts['send']
}

type Way = (body: BodyOf<typeof addNewContentItem>, idempotencyKey: string) => Promise<Reply>

const toTheServer: Way = (body, key) => callServer(addNewContentItem, body, { headers: { 'Idempotency-Key': key } })

/** The form of an agent, sending by the directory's own call; undefined for the key of a section. */
export function agentForm(key: string, way: Way = toTheServer): AgentForm | undefined {
  const named = agentOfKey(key)
  if (named === undefined) return undefined
  let id = named === 'new' ? undefined : named
  return {
    id: () => id,
    key: () => (id === undefined ? key : agentKey(id)),
    async send({ client, content, revision, ids, restores }, idempotencyKey) {
      const reply = await way({ ...agentsOf(client), primaryKey: 'email', id, content, revision, ids, restores }, idempotencyKey)
      const { id: given } = (reply.body ?? {}) as { id?: unknown }
      if (reply.status === 200 && typeof given === 'number') id = given
      return reply
    },
  }
}

/** One agent as the panel shows it; undefined for the key of a section. */
export function agentSection(key: string): AnySection | undefined {
  if (agentOfKey(key) === undefined) return undefined
  const { page, editor, saved } = agentList
  return { ...agent, key, page, section: 'Agent', editor, parts: [], saved }
}
