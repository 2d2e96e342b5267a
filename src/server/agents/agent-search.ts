import type { AgentHit, AgentResults, ShownAgent } from '../../calls/agent-search-call.ts'
import { agentsPerPage } from '../../calls/page-sizes.ts'
import { pageCount } from '../../nouns/page-asked.ts'
import type { Db } from '../db/database.ts'
import { milesBetween } from '../places/sphere.ts'
import type { TenantSettings } from '../tenants.ts'
import type { AgentStore } from './agent-guide.ts'
import { findAgentIds, mostCounted, type AgentWish } from './find-agent-ids.ts'
import { presentAgent } from './present-agent.ts'
import type { FindTown } from './search-row.ts'

export type AgentPage = Pick<AgentResults, 'agents' | 'total' | 'more' | 'page' | 'pages'>
export type AgentSearch = ReturnType<typeof createAgentSearch>

/** How many pages are shown of so many agents: a search counts no further than `mostCounted`. */
export const pagesOf = (total: number) => pageCount(Math.min(total, mostCounted), agentsPerPage)

/** One page of the agents a wish finds; pages count from 1, and one beyond the last is the last. */
export function createAgentSearch({ db, agents, now, findTown }: { db: Db; agents: AgentStore; now: () => Date; findTown: FindTown }) {
  return async function search(tenant: TenantSettings, wish: AgentWish & { page: number }): Promise<AgentPage> {
    const at = now()
    const page = Math.min(Math.max(1, wish.page), pagesOf(mostCounted))
    const { ids, total } = await findAgentIds(db, tenant, wish, { limit: agentsPerPage, offset: (page - 1) * agentsPerPage }, at)
    if (page > pagesOf(total)) return search(tenant, { ...wish, page: pagesOf(total) })
    const found = await agents.listByIds(tenant.client, ids)
    const hits = found.map((each) => hitOf(presentAgent(each, findTown, at, tenant), wish))
    return { agents: hits, total: Math.min(total, mostCounted), more: total > mostCounted, page, pages: pagesOf(total) }
  }
}

/** An agent as found from where somebody asks. */
export function hitOf(shown: ShownAgent, { near }: Pick<AgentWish, 'near'>): AgentHit {
  const miles = near && shown.place ? milesBetween(near, shown.place) : null
  return { ...shown, miles: miles === null ? null : Math.round(miles * 10) / 10 }
}
