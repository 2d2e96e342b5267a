import { and, asc, desc, eq, lte } from 'drizzle-orm'
import { agent, type Agent } from '../../nouns/agents/agent.ts'
import { readRow, type Warn } from '../content/shelf.ts'
import type { Db } from '../db/database.ts'
import { agentRevisions, agents } from '../db/schema.ts'
import { foldText } from '../../content/fold-text.ts'

export type DatedAgent = { id: number; revision: number; content: Agent }

/** Every agent that stood at a content version, or stands now, sorted by name. */
export async function listAgentsAt(tx: Db, tenant: string, version: number | undefined, warn: Warn): Promise<DatedAgent[]> {
  const rows = version === undefined ? await standingNow(tx, tenant) : await standingAt(tx, tenant, version)
  return rows
    .map((row) => ({ id: row.id, revision: row.revision, content: readRow(agent, row, warn).content as Agent }))
    .map((each) => ({ each, key: foldText(each.content.title) }))
    .toSorted((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.each.id - b.each.id))
    .map(({ each }) => each)
}

const standingNow = (tx: Db, tenant: string) =>
  tx
    .select()
    .from(agents)
    .where(and(eq(agents.tenant, tenant), eq(agents.deleted, false)))

async function standingAt(tx: Db, tenant: string, version: number) {
  const rows = await tx
    .selectDistinctOn([agentRevisions.id])
    .from(agentRevisions)
    .where(and(eq(agentRevisions.tenant, tenant), lte(agentRevisions.version, version)))
    .orderBy(asc(agentRevisions.id), desc(agentRevisions.revision))
  return rows.filter((row) => !row.deleted)
}
