import type { ShownAgent } from '../../calls/agent-search-call.ts'
import { showAgent } from '../../nouns/agents/shown-agent.ts'
import { wordsIn } from '../../words/languages.ts'
import type { TenantSettings } from '../tenants.ts'
import type { StoredAgent } from './agent-guide.ts'
import { townOf, type FindTown } from './search-row.ts'

/** What visitors see of an agent, at a moment on the clocks of the tenant and in its language. */
export function presentAgent(
  { id, content }: StoredAgent,
  findTown: FindTown,
  now: Date,
  { timeZone, language }: TenantSettings,
): ShownAgent {
  return { id, ...showAgent(content, { place: findTown(townOf(content)), now, timeZone, words: wordsIn(language).agents }) }
}
