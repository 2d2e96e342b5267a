import { defineThings } from '../things.ts'
import { agentKey, agentOfKey } from './agent-keys.ts'
import { agent } from './agent.ts'

/** The agents of an insurer. */
export const agentThings = defineThings({
  key: 'agentList',
  primaryKey: 'email',
  record: agent,
  keyOf: agentKey,
  idOf: agentOfKey,
  nameOf: ({ title }) => title,
  gone: 'Agent has been deleted!',
})
