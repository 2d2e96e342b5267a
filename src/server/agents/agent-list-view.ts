import { and, desc, eq, lte } from 'drizzle-orm'
import { agentList } from '../../content/find-an-agent/agent-list.ts'
import type { Row } from '../../fields/list.ts'
import type { agent } from '../../nouns/agents/agent.ts'
import type { SectionView } from '../content/content-store.ts'
import { createBump, type ContentVersion } from '../content/content-version.ts'
import { hashOf, refuseConflict, type Asked, type Saved } from '../content/save-on-shelf.ts'
import { presentWire, type Stored, type Warn } from '../content/shelf.ts'
import type { Db } from '../db/database.ts'
import { agentRevisions } from '../db/schema.ts'
import { Refused, refused } from '../http/errors.ts'
import { planListSave, readSentAgents, type Change } from './agent-list-plan.ts'
import type { AgentStore } from './agent-store.ts'
import { takeDirectory } from './directory-lock.ts'
import { listAgentsAt, type DatedAgent } from './directory-at.ts'

type Needs = { db: Db; versions: ContentVersion; now: () => Date; warn: Warn; agents: AgentStore }

/**
 * The directory as Section_3 of the page: one truth, two views. Its revision is the content version of the last change to
 * any agent, so that a list written on an older one is merged agent by agent, each by its own history.
 */
export function createAgentListView({ db, versions, now, warn, agents: { writer } }: Needs): SectionView {
  async function readAt(tx: Db, tenant: string, version?: number): Promise<Directory> {
    const rows = await listAgentsAt(tx, tenant, version, warn)
    const [last] = await tx
      .select()
      .from(agentRevisions)
      .where(and(eq(agentRevisions.tenant, tenant), version === undefined ? undefined : lte(agentRevisions.version, version)))
      .orderBy(desc(agentRevisions.version))
      .limit(1)
    const agentRows = rows.map((each) => ({ ...each.content, id: String(each.id) }) as Row<typeof agent.fields>)
    return {
      rows,
      stored: {
        content: { agentList: agentRows },
        revision: last?.version ?? 0,
        savedAt: last?.savedAt ?? null,
        savedBy: last?.savedBy ?? null,
      },
    }
  }

  async function save(tenant: string, asked: Asked): Promise<Saved> {
    const { wire, ids, base, restores, by, idempotencyKey } = asked
    const saved = await db.transaction(async (tx): Promise<Saved> => {
      await takeDirectory(tx, tenant)
      const requestHash = hashOf([agentList.key, wire, ids, base, restores])
      const first = await writer.findFirst(tx, tenant, by, idempotencyKey, requestHash)
      if (first) return first as Saved
      const current = await readAt(tx, tenant)
      const sent = readSentAgents(wire, ids)
      if (!sent) return { ...standing(current.stored), version: versions.of(tenant) }
      const ancestor = base === undefined || base === current.stored.revision ? undefined : await readAt(tx, tenant, base)
      const refuse = (): never => refuseConflict(agentList, 'section', current.stored, ancestor?.stored ?? current.stored)

      const bump = createBump(tx, tenant)
      const made: { id: number; revision: number }[] = []
      for (const change of planListSave(sent, current.rows, ancestor?.rows, refuse)) {
        made.push(await carryOut(tx, tenant, change, by, bump, refuse))
      }
      if (made.length === 0) return { ...standing(current.stored), version: versions.of(tenant) }
      const version = await bump()
      const answer: Saved = { revision: version, savedAt: now().toISOString(), version }
      if (ancestor) {
        const { value, ids: rowIds } = presentWire(agentList, (await readAt(tx, tenant)).stored)
        const { savedBy, savedAt } = current.stored
        answer.merged = { value, ids: rowIds, by: savedBy, at: savedAt?.toISOString() ?? null, taken: [] }
      }
      if (idempotencyKey) await rememberAnswer(tx, tenant, made[0], { idempotencyKey, requestHash, answer })
      return answer
    })
    versions.reached(tenant, saved.version)
    return saved
  }

  async function carryOut(tx: Db, tenant: string, change: Change, by: Asked['by'], bump: () => Promise<number>, refuseList: () => never) {
    if ('email' in change) return writer.remove(tx, tenant, { email: change.email, by }, bump)
    const { index, ...agentSave } = change
    return writer.save(tx, tenant, { ...agentSave, by }, bump).catch((error: unknown) => {
      if (!(error instanceof Refused)) throw error
      if (error.name === 'conflict') return refuseList()
      const errors = error.errors?.map(({ path, message }) => ({ path: `agentList.${index}.${path}`, message }))
      throw errors ? refused('invalid', { message: error.message, errors }) : error
    })
  }

  return {
    section: agentList,
    read: async (tenant) => (await readAt(db, tenant)).stored,
    save,
    history: 'The history of the agents is kept agent by agent: ask get-item-history.',
  }
}

type Directory = { rows: DatedAgent[]; stored: Stored }

const standing = ({ revision, savedAt }: Stored) => ({ revision, savedAt: (savedAt ?? new Date(0)).toISOString() })

type Remembered = { idempotencyKey: string; requestHash: string; answer: Saved }

/** The answer to the whole list stands with the first of its changes. */
async function rememberAnswer(tx: Db, tenant: string, { id, revision }: { id: number; revision: number }, remembered: Remembered) {
  await tx
    .update(agentRevisions)
    .set(remembered)
    .where(and(eq(agentRevisions.tenant, tenant), eq(agentRevisions.id, id), eq(agentRevisions.revision, revision)))
}
