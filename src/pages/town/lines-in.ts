import type { ShownAgent } from '../../calls/agent-search-call.ts'
import { agentLines, type AgentLine } from '../../nouns/agents/agent.ts'
import type { Words } from '../../words/languages.ts'

/** What can be insured with any of them, in the order the site offers it. */
export function linesIn(agents: readonly Pick<ShownAgent, 'lines'>[], { agents: { lines } }: Words): { line: AgentLine; name: string }[] {
  const sold = new Set(agents.flatMap((agent) => agent.lines))
  return agentLines.flatMap((line) => (sold.has(lines[line]) ? [{ line, name: lines[line] }] : []))
}
