import { sql } from 'drizzle-orm'
import { agent, type Agent } from '../../nouns/agents/agent.ts'
import type { Author } from '../content/shelf.ts'
import type { Db } from '../db/database.ts'
import { agentRevisions, agents, agentSearch } from '../db/schema.ts'
import { keyOfEmail } from './agent-shelf.ts'
import { searchRowOf, type FindTown } from './search-row.ts'

type Needs = { tenant: string; by: Author; savedAt: Date; version: number; findTown: FindTown }

/**
 * Adds agents nobody had before, each at its first revision, in a few statements: for beginnings and imports, where saving
 * them one by one would be felt. The transaction must hold the directory, and no two may share an e-mail.
 */
export async function addManyAgents(tx: Db, contents: readonly Agent[], { tenant, by, savedAt, version, findTown }: Needs): Promise<void> {
  if (contents.length === 0) return
  const numbers = await tx
    .select({ id: sql<number>`nextval(pg_get_serial_sequence('agents', 'id'))::int` })
    .from(sql`generate_series(1, ${contents.length}) as each`)
  const rows = contents.map((content, index) => ({
    tenant,
    id: numbers[index].id,
    revision: 1,
    deleted: false,
    wire: agent.toWire(content),
    ids: agent.idsOf(content),
    savedAt,
    savedBy: by.name,
  }))
  await tx.insert(agents).values(rows.map((row, index) => ({ ...row, emailKey: keyOfEmail(contents[index].email) })))
  await tx.insert(agentRevisions).values(rows.map((row) => ({ ...row, version, base: 0, merged: false, account: by.account })))
  await tx.insert(agentSearch).values(rows.map(({ id }, index) => ({ tenant, id, ...searchRowOf(contents[index], findTown) })))
}
