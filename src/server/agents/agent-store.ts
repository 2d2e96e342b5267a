import { and, asc, desc, eq, lt, sql } from 'drizzle-orm'
import { agent, type Agent } from '../../nouns/agents/agent.ts'
import { createBump, type ContentVersion } from '../content/content-version.ts'
import { readRow, type Stored, type StoredRow, type Warn } from '../content/shelf.ts'
import type { Db } from '../db/database.ts'
import { agentAddresses, agentRevisions, agents } from '../db/schema.ts'
import { keyOfEmail } from './agent-shelf.ts'
import { createAgentWriter, type AgentRemoval, type AgentSave } from './agent-writer.ts'
import { takeDirectory } from './directory-lock.ts'
import type { FindTown } from './search-row.ts'

export interface StoredAgent extends Stored {
  id: number
  content: Agent
}

export type AgentRevision = StoredAgent & { base: number | null; restores: number | null; deleted: boolean }

export type AgentNeeds = { db: Db; versions: ContentVersion; now: () => Date; warn: Warn; findTown: FindTown }

export type AgentStore = ReturnType<typeof createAgentStore>

/** The directory: every agent of a tenant, each with its history. Tenants are named as in their settings. */
export function createAgentStore(needs: AgentNeeds) {
  const { db, versions, warn } = needs
  const writer = createAgentWriter(needs)
  const present = <R extends StoredRow & { id: number }>(row: R): StoredAgent =>
    ({ ...readRow(agent, row, warn), id: row.id }) as StoredAgent

  /** All that stand, in the order of their names. */
  async function listAgents(tenant: string): Promise<StoredAgent[]> {
    const rows = await db
      .select()
      .from(agents)
      .where(and(eq(agents.tenant, tenant), eq(agents.deleted, false)))
      .orderBy(sql`(select title_key from agent_search s where s.tenant = ${agents.tenant} and s.id = ${agents.id})`, asc(agents.id))
    return rows.map(present)
  }

  /** The e-mails of all that stand, by which their pages are known; `most` at the most. */
  async function listEmails(tenant: string, most: number): Promise<string[]> {
    const rows = await db
      .select({ email: agents.emailKey })
      .from(agents)
      .where(and(eq(agents.tenant, tenant), eq(agents.deleted, false)))
      .orderBy(asc(agents.id))
      .limit(most)
    return rows.map(({ email }) => email)
  }

  /** Those that were deleted, the latest first, 200 at most: what can be brought back. */
  async function listDeleted(tenant: string): Promise<StoredAgent[]> {
    const rows = await db
      .select()
      .from(agents)
      .where(and(eq(agents.tenant, tenant), eq(agents.deleted, true)))
      .orderBy(desc(agents.savedAt))
      .limit(200)
    return rows.map(present)
  }

  /** By number or e-mail; `movedTo` names the e-mail of whoever had this one before. */
  async function findAgent(tenant: string, emailOrId: string): Promise<StoredAgent | { movedTo: string } | undefined> {
    const asked = emailOrId.trim()
    const known = /^\d{1,9}$/.test(asked) ? eq(agents.id, Number(asked)) : eq(agents.emailKey, keyOfEmail(asked))
    const [row] = await db
      .select()
      .from(agents)
      .where(and(eq(agents.tenant, tenant), eq(agents.deleted, false), known))
    if (row) return present(row)
    const [moved] = await db
      .select({ email: agents.emailKey })
      .from(agentAddresses)
      .innerJoin(agents, and(eq(agents.tenant, tenant), eq(agents.id, agentAddresses.agent), eq(agents.deleted, false)))
      .where(and(eq(agentAddresses.tenant, tenant), eq(agentAddresses.emailKey, keyOfEmail(asked))))
    return moved && { movedTo: moved.email }
  }

  /** Saves one agent, new or known, in one transaction. */
  async function save(tenant: string, asked: AgentSave) {
    const saved = await db.transaction(async (tx) => {
      await takeDirectory(tx, tenant)
      return writer.save(tx, tenant, asked, createBump(tx, tenant))
    })
    versions.reached(tenant, saved.version)
    return saved
  }

  /** Takes an agent off the site; its history stays. Throws `unknownItem`, or `conflict` when it changed since `base`. */
  async function remove(tenant: string, asked: AgentRemoval) {
    const removed = await db.transaction(async (tx) => {
      await takeDirectory(tx, tenant)
      return writer.remove(tx, tenant, asked, createBump(tx, tenant))
    })
    versions.reached(tenant, removed.version)
    return removed
  }

  /** Newest first; `before` starts below that revision. Empty when there never was such an agent. */
  async function listRevisions(tenant: string, id: number, before: number | undefined, limit: number): Promise<AgentRevision[]> {
    const rows = await db
      .select()
      .from(agentRevisions)
      .where(
        and(
          eq(agentRevisions.tenant, tenant),
          eq(agentRevisions.id, id),
          before === undefined ? undefined : lt(agentRevisions.revision, before),
        ),
      )
      .orderBy(desc(agentRevisions.revision))
      .limit(limit)
    return rows.map((row) => ({ ...present(row), base: row.base, restores: row.restores, deleted: row.deleted }))
  }

  return { listAgents, listEmails, listDeleted, findAgent, save, remove, listRevisions, writer }
}
