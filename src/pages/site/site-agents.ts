import type { AgentHit, AgentQuery, AgentResults, ShownAgent } from '../../calls/agent-search-call.ts'
import type { Town } from '../../nouns/agents/town.ts'
import type { StoredSection } from './site-content.ts'

/** An agent as visitors see one, and as the editor needs it; `movedTo` is the e-mail that counts instead of an old one. */
type FoundAgent = { agent: ShownAgent; stored: StoredSection } | { movedTo: string }

/** Who has an office in a town, and who is near. */
export interface TownAgents {
  town: Town
  /** The first ten. */
  agents: AgentHit[]
  /** True where there are more of them than that. */
  more: boolean
  /** Of other towns, the nearest first. */
  around: AgentHit[]
}

export interface AgentsForPages {
  /** A search as the address bar says it; what cannot be understood is as if it were not there. */
  searchAgents(query: AgentQuery): Promise<AgentResults>
  /** True for a place that our own list names, so that nobody else is asked where it is. */
  knowsPlace(words: string): boolean
  /** The agents of a town by what its page goes by; null where nobody knows that town. */
  townAgents(slug: string): Promise<TownAgents | null>
  /** What the page of their town goes by; null where it has none. */
  townOf(at: { city: string; state: string }): string | null
  /** By e-mail or number; null when there is none. */
  findAgent(emailOrId: string): Promise<FoundAgent | null>
}
