import { and, eq } from 'drizzle-orm'
import { agentList } from '../../content/find-an-agent/agent-list.ts'
import { agentThings } from '../../nouns/agents/agent-things.ts'
import type { Agent } from '../../nouns/agents/agent.ts'
import { statesOf } from '../../nouns/places/us-states.ts'
import type { Db } from '../db/database.ts'
import { agentSearch } from '../db/tables/agents.ts'
import type { ChangedItem, ItemKind } from '../items/item-kind.ts'
import type { Tenants } from '../tenants.ts'
import { searchRowOf, writeSearchRows, type FindTown } from './search-row.ts'

/** Told of those that were saved or taken off the site, in the transaction that does so. */
export type OnAgents = (tx: Db, tenant: string, changed: readonly ChangedItem<Agent>[]) => Promise<void>

type Needs = { findTown: FindTown; tenants: Pick<Tenants, 'find'>; onAgents?: OnAgents | undefined }

/** Agents as a kind of item: known by their e-mail, and found by a search row of each that is on the site. */
export function createAgentKind({ findTown, tenants, onAgents }: Needs): ItemKind<Agent> {
  const servedBy = (tenant: string) => statesOf(tenants.find(tenant)?.servedStates ?? []).map(({ name }) => name)

  return {
    ...agentThings,
    listedIn: agentList,
    words: { saved: 'Content Saved', deleted: agentThings.gone, taken: 'Another agent has this email.' },
    // Whoever is of a state that is served no longer stays as they are.
    problemsOf: (tenant, { state }, stored) =>
      state === stored?.state || servedBy(tenant).includes(state) ? [] : [{ path: 'state', message: 'Please select state!' }],
    async onSaved(tx, tenant, saved) {
      await writeSearchRows(
        tx,
        saved.map(({ id, content }) => ({ tenant, id, ...searchRowOf(content, findTown) })),
      )
      await onAgents?.(tx, tenant, saved)
    },
    async onRemoved(tx, tenant, id) {
      await tx.delete(agentSearch).where(and(eq(agentSearch.tenant, tenant), eq(agentSearch.id, id)))
      await onAgents?.(tx, tenant, [{ id }])
    },
  }
}
