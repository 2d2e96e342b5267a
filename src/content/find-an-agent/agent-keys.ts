import { agentList } from './agent-list.ts'
import { agent } from './agent.ts'

/** What the directory as a whole, and each agent in it, are called where sections go by their key. */
export const directoryKey = agentList.key

export const agentKey = (id: number | 'new') => `${agent.key}#${id}`

/** The number in an agent's key; 'new' for somebody who has none yet, undefined for the key of a section. */
export function agentOfKey(key: string): number | 'new' | undefined {
  if (!key.startsWith(`${agent.key}#`)) return undefined
  const name = key.slice(agent.key.length + 1)
  return name === 'new' ? name : Number(name)
}
