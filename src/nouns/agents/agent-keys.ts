/** What one agent is called on a page and among drafts on a device, where sections go by their key. */
export const agentKey = (id: number | 'new') => `${prefix}${id}`

/** The number in an agent's key; 'new' for somebody who has none yet, undefined for the key of a section. */
export function agentOfKey(key: string): number | 'new' | undefined {
  if (!key.startsWith(prefix)) return undefined
  const name = key.slice(prefix.length)
  return name === 'new' ? name : Number(name)
}

const prefix = 'FindAnAgent/Agent#'
