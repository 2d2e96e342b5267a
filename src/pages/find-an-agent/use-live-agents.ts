import type { ShownAgent } from '../../calls/agent-search-call.ts'
import { agentKey } from '../../nouns/agents/agent-keys.ts'
import type { Agent } from '../../nouns/agents/agent.ts'
import { showAgent } from '../../nouns/agents/shown-agent.ts'
import { useLiveContents } from '../../ui/live-sections.tsx'
import { useWords } from '../../words/use-words.ts'
import { useShell } from '../shell/shell-data.ts'

/** Agents as somebody is editing them on this page right now; everybody else has them as they came. */
export function useLiveAgents<A extends ShownAgent>(agents: readonly A[]): A[] {
  const live = useLiveContents()
  const { tenant } = useShell()
  const words = useWords().agents
  return agents.map((agent) => {
    const content = live.get(agentKey(agent.id)) as Agent | undefined
    if (!content) return agent
    return { ...agent, ...showAgent(content, { place: agent.place, now: new Date(), timeZone: tenant.timeZone, words }) }
  })
}
