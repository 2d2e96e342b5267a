import type { AgentResults } from '../../calls/agent-search-call.ts'
import type { Search } from './agent-address.ts'

/** "24 agents" and "near Sterling, nearest first; 11 to 20 shown": what was found, as one would say it. */
export function countWords({ q, lat, lng }: Search, { total, more, near, page, pages, agents }: AgentResults) {
  const count = total === 0 ? 'No agents' : `${more ? `More than ${total}` : total} ${total === 1 ? 'agent' : 'agents'}`
  const where = near ? (lat && lng ? 'near you' : `near ${near.name.split(',')[0]}`) : ''
  const order = total < 2 ? '' : near ? 'nearest first' : 'by name'
  const first = (page - 1) * 10 + 1
  const part = pages > 1 && agents.length > 0 ? `${first} to ${first + agents.length - 1} shown` : ''
  const named = q ? `for “${q}”` : ''
  return { count, about: [[named, where].filter(Boolean).join(' '), order, part].filter(Boolean).join(', ') }
}
