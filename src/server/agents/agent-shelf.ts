import { and, eq } from 'drizzle-orm'
import { agent, type Agent } from '../../nouns/agents/agent.ts'
import type { Shelf } from '../content/shelf.ts'
import type { Db } from '../db/database.ts'
import { agentAddresses, agentRevisions, agents, agentSearch } from '../db/schema.ts'
import { searchRowOf, type FindTown } from './search-row.ts'

export type AgentRow = typeof agents.$inferSelect

/** Without case, and without the character zero, which an address (%00) can hold and PostgreSQL cannot. */
export const keyOfEmail = (email: string) => email.replaceAll('\0', '').trim().toLowerCase()

/** Where one agent is kept inside the transaction `tx`, which must hold the directory (`takeDirectory`). */
export function agentShelf(tx: Db, { tenant, id }: { tenant: string; id: number }, findTown: FindTown): Shelf {
  return {
    take: () => findAgentRow(tx, tenant, id),
    async findRevision(revision) {
      const [row] = await tx
        .select()
        .from(agentRevisions)
        .where(and(eq(agentRevisions.tenant, tenant), eq(agentRevisions.id, id), eq(agentRevisions.revision, revision)))
      return row
    },
    findAnswer: (account, key) => findAgentAnswer(tx, tenant, account, key),
    async keep(kept) {
      const { wire, ids, savedAt, savedBy, revision } = kept
      const { content } = agent.fromWire(wire, ids)
      const before = await findAgentRow(tx, tenant, id)
      const emailKey = keyOfEmail(content.email)
      const row = { emailKey, deleted: false, wire, ids, savedAt, savedBy, revision }
      await tx
        .insert(agents)
        .values({ tenant, id, ...row })
        .onConflictDoUpdate({ target: [agents.tenant, agents.id], set: row })
      await tx.insert(agentRevisions).values({ tenant, id, deleted: false, ...kept })
      await index(tx, tenant, id, content, findTown)
      if (before && before.emailKey !== emailKey) await rememberAddress(tx, tenant, before.emailKey, id, savedAt)
      // Whoever has an address now is meant by it, not whoever had it before.
      await tx.delete(agentAddresses).where(and(eq(agentAddresses.tenant, tenant), eq(agentAddresses.emailKey, emailKey)))
    },
  }
}

export async function findAgentRow(tx: Db, tenant: string, id: number): Promise<AgentRow | undefined> {
  const [row] = await tx
    .select()
    .from(agents)
    .where(and(eq(agents.tenant, tenant), eq(agents.id, id)))
  return row
}

export async function findAgentAnswer(tx: Db, tenant: string, account: string, key: string) {
  const [row] = await tx
    .select({ requestHash: agentRevisions.requestHash, answer: agentRevisions.answer })
    .from(agentRevisions)
    .where(and(eq(agentRevisions.tenant, tenant), eq(agentRevisions.account, account), eq(agentRevisions.idempotencyKey, key)))
  return row
}

async function index(tx: Db, tenant: string, id: number, content: Agent, findTown: FindTown) {
  const row = searchRowOf(content, findTown)
  await tx
    .insert(agentSearch)
    .values({ tenant, id, ...row })
    .onConflictDoUpdate({ target: [agentSearch.tenant, agentSearch.id], set: row })
}

async function rememberAddress(tx: Db, tenant: string, emailKey: string, agentId: number, leftAt: Date) {
  await tx
    .insert(agentAddresses)
    .values({ tenant, emailKey, agent: agentId, leftAt })
    .onConflictDoUpdate({ target: [agentAddresses.tenant, agentAddresses.emailKey], set: { agent: agentId, leftAt } })
}
