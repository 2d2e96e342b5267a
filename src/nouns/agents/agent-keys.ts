import { itemKeys } from '../item-keys.ts'

/** What one agent goes by, and the number in it. */
export const { keyOf: agentKey, idOf: agentOfKey } = itemKeys('FindAnAgent/Agent#')
