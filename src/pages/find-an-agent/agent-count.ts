import type { AgentResults } from '../../calls/agent-search-call.ts'
import { agentsPerPage } from '../../calls/page-sizes.ts'
import type { Words } from '../../words/languages.ts'
import type { Search } from './agent-address.ts'

/** "24 agents" and "near Sterling, nearest first; 11 to 20 shown": what was found, as one would say it. */
export function countWords({ q, lat, lng }: Search, { total, more, near, page, pages, agents }: AgentResults, words: Words['agents']) {
  const where = near ? (lat && lng ? words.nearYou : words.near(near.name.split(',')[0])) : ''
  const order = total < 2 ? '' : near ? words.nearestFirst : words.byName
  const first = (page - 1) * agentsPerPage + 1
  const part = pages > 1 && agents.length > 0 ? words.shown(first, first + agents.length - 1) : ''
  const named = q ? words.named(q) : ''
  return { count: words.count(total, more), about: [[named, where].filter(Boolean).join(' '), order, part].filter(Boolean).join(', ') }
}
