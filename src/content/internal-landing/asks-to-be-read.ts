import { toggle } from '../../fields/toggle.ts'

/** Agents are asked to say that they have read it; admins see who has. */
export const asksToBeRead = () =>
  toggle({ label: 'Ask agents to say "I have read this"', hint: 'It stands first in their day until they do; you see who has.' })
