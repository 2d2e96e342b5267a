import { and, eq, sql } from 'drizzle-orm'
import { agent, type Agent } from '../../nouns/agents/agent.ts'
import type { AnyContent } from '../../content/section.ts'
import { unreadable } from '../../fields/field.ts'
import { readObject } from '../../fields/group.ts'
import { findFirstAnswer, hashOf, refuseConflict, requireRevision, saveOnShelf, type Asked, type Saved } from '../content/save-on-shelf.ts'
import { readRow, type Author } from '../content/shelf.ts'
import type { Db } from '../db/database.ts'
import { agentRevisions, agents, agentSearch } from '../db/schema.ts'
import { refused } from '../http/errors.ts'
import { agentShelf, findAgentAnswer, findAgentRow, keyOfEmail, type AgentRow } from './agent-shelf.ts'
import type { AgentNeeds } from './agent-store.ts'

/** Without an `id`, beside the wire shape or in it, the e-mail says who is meant: whoever has it, else somebody new. */
export type AgentSave = Asked & { id?: number }
export type AgentSaved = Saved & { id: number }
export type AgentRemoval = { email: string; base?: number; idempotencyKey?: string; by: Author }

export const emailTaken = 'Another agent has this email.'

export type AgentWriter = ReturnType<typeof createAgentWriter>

/** Writes agents inside a transaction that holds the directory; `bump` makes its content version. */
export function createAgentWriter({ now, warn, findTown }: AgentNeeds) {
  const needsOf = (tx: Db, tenant: string, id: number, bumpVersion: () => Promise<number>) => ({
    tx,
    declared: agent,
    shelf: agentShelf(tx, { tenant, id }, findTown),
    bumpVersion,
    now,
    warn,
    noun: 'agent',
    also: { id },
  })

  async function save(tx: Db, tenant: string, { id: named, ...asked }: AgentSave, bump: () => Promise<number>): Promise<AgentSaved> {
    const { wire, ids, base, restores, idempotencyKey, by } = asked
    const name = `agent/${named ?? ''}`
    const first = await findFirst(tx, tenant, by, idempotencyKey, hashOf([name, wire, ids, base, restores]))
    if (first) return first as AgentSaved
    const known = await findMeant(tx, tenant, asked, named)
    const id = known?.id ?? (await nextId(tx))
    const judge = (content: AnyContent) => refuseTakenEmail(tx, tenant, (content as Agent).email, id)
    return (await saveOnShelf({ ...needsOf(tx, tenant, id, bump), judge, name }, asked)) as AgentSaved
  }

  async function remove(tx: Db, tenant: string, asked: AgentRemoval, bump: () => Promise<number>): Promise<AgentSaved> {
    const { email, base, idempotencyKey, by } = asked
    const requestHash = hashOf(['delete agent', keyOfEmail(email), base])
    const first = await findFirst(tx, tenant, by, idempotencyKey, requestHash)
    if (first) return first as AgentSaved
    const row = await findByEmail(tx, tenant, email)
    if (!row) throw refused('unknownItem')
    if (base !== undefined && base !== row.revision) {
      const ancestor = await requireRevision({ ...needsOf(tx, tenant, row.id, bump), name: '' }, base)
      refuseConflict(agent, 'agent', readRow(agent, row, warn), ancestor)
    }
    const { id, wire, ids } = row
    const savedAt = now()
    const revision = row.revision + 1
    const version = await bump()
    const answer: AgentSaved = { id, revision, savedAt: savedAt.toISOString(), version }
    const standing = { deleted: true, revision, savedAt, savedBy: by.name }
    const kept = { tenant, id, wire, ids, version, base: base ?? row.revision, merged: false, account: by.account, answer }
    await tx.insert(agentRevisions).values({ ...kept, ...standing, idempotencyKey, requestHash })
    await tx
      .update(agents)
      .set(standing)
      .where(ofAgent(agents, tenant, id))
    await tx.delete(agentSearch).where(ofAgent(agentSearch, tenant, id))
    return answer
  }

  return { save, remove, findFirst }
}

const ofAgent = (table: typeof agents | typeof agentSearch, tenant: string, id: number) => and(eq(table.tenant, tenant), eq(table.id, id))

const findFirst = (tx: Db, tenant: string, by: Author, key: string | undefined, requestHash: string) =>
  findFirstAnswer({ findAnswer: (account, each) => findAgentAnswer(tx, tenant, account, each) }, by, key, requestHash)

/** Who a save means; undefined for somebody new. Throws when the agent is gone, unless the save brings it back. */
async function findMeant(
  tx: Db,
  tenant: string,
  { wire, base, restores }: Asked,
  named: number | undefined,
): Promise<AgentRow | undefined> {
  const object = readObject(wire)
  const { id: carried, email } = (object === unreadable ? {} : object) as { id?: unknown; email?: unknown }
  const id = named ?? (Number.isSafeInteger(Number(carried)) && Number(carried) > 0 ? Number(carried) : undefined)
  if (id === undefined) {
    const row = await findByEmail(tx, tenant, emailOf(email))
    if (row && base === 0) throw takenEmail()
    return row
  }
  const row = await findAgentRow(tx, tenant, id)
  if (!row) throw refused('unknownItem')
  if (row.deleted && restores === undefined)
    throw refused('unknownItem', { message: 'This agent was deleted.', also: { deleted: true, revision: row.revision } })
  return row
}

async function findByEmail(tx: Db, tenant: string, email: string): Promise<AgentRow | undefined> {
  const [row] = await tx
    .select()
    .from(agents)
    .where(and(eq(agents.tenant, tenant), eq(agents.emailKey, keyOfEmail(email)), eq(agents.deleted, false)))
  return row
}

async function refuseTakenEmail(tx: Db, tenant: string, email: string, id: number): Promise<void> {
  const row = await findByEmail(tx, tenant, email)
  if (row && row.id !== id) throw takenEmail()
}

const takenEmail = () => refused('invalid', { message: emailTaken, errors: [{ path: 'email', message: emailTaken }] })

function emailOf(wire: unknown): string {
  const email = agent.fields.email.decode(wire)
  return email === unreadable ? '' : email
}

async function nextId(tx: Db): Promise<number> {
  const [row] = await tx.select({ id: sql<number>`nextval(pg_get_serial_sequence('agents', 'id'))::int` }).from(sql`(values (1)) as one`)
  return row.id
}
