import { and, eq } from 'drizzle-orm'
import { agent, type Agent } from '../../nouns/agents/agent.ts'
import { agentSearch } from '../db/schema.ts'
import type { ItemKind } from '../items/item-kind.ts'
import { searchRowOf, writeSearchRows, type FindTown } from './search-row.ts'

/** Agents as a kind of item: known by their e-mail, and found by a search row of each that is on the site. */
export function createAgentKind(findTown: FindTown): ItemKind<Agent> {
  return {
    key: 'agentList',
    record: agent,
    primaryKey: 'email',
    words: { saved: 'Content Saved', deleted: 'Agent has been deleted!', taken: 'Another agent has this email.' },
    nameOf: ({ title }) => title,
    async onSaved(tx, tenant, saved) {
      await writeSearchRows(
        tx,
        saved.map(({ id, content }) => ({ tenant, id, ...searchRowOf(content, findTown) })),
      )
    },
    async onRemoved(tx, tenant, id) {
      await tx.delete(agentSearch).where(and(eq(agentSearch.tenant, tenant), eq(agentSearch.id, id)))
    },
  }
}
