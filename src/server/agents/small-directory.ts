import { and, eq, gt, sql } from 'drizzle-orm'
import { agent } from '../../nouns/agents/agent.ts'
import type { ContentVersion } from '../content/content-version.ts'
import { oncePerVersion } from '../content/once-per-version.ts'
import type { Db } from '../db/database.ts'
import { itemRevisions, items } from '../db/tables/items.ts'
import { eachInTurns } from '../http/in-turns.ts'
import { spotOnSphere } from '../places/sphere.ts'
import type { AgentStore, StoredAgent } from './agent-guide.ts'
import { foundByOf, type FindTown, type FoundBy } from './search-row.ts'

/** Of so many agents, and of so many bytes as they are stored, a directory is held in memory: most insurers have no more. */
const [mostAgents, mostBytes] = [500, 4 * 1024 * 1024]

/** An agent and what it is found by. */
export interface Listed {
  stored: StoredAgent
  foundBy: FoundBy
  /** Where that is on a sphere of radius 1; undefined for whoever is nowhere. */
  spot: ReturnType<typeof spotOnSphere> | undefined
}

type Needs = { db: Db; agents: AgentStore; versions: ContentVersion; findTown: FindTown }

export type SmallDirectory = ReturnType<typeof createSmallDirectory>

/** All agents of a tenant by name, as pages search them: read anew once per content version, and of that only what changed. Undefined where they are many. */
export function createSmallDirectory({ db, agents, versions, findTown }: Needs) {
  return oncePerVersion<readonly Listed[] | undefined>(versions.items, async (tenant, before) => {
    const known = await before?.value
    if (!(await isSmall(tenant))) return undefined
    if (!before || !known) return listed(await agents.list(tenant))
    const changed = await readChanged(tenant, before.version)
    if (changed.length === 0) return known
    const gone = new Set(changed)
    return sorted([...known.filter(({ stored }) => !gone.has(stored.id)), ...(await listed(await agents.listByIds(tenant, changed)))])
  })

  /** Looks at no more rows than a small one has: a large directory is not counted for each content version. */
  async function isSmall(tenant: string): Promise<boolean> {
    const some = db
      .select({ bytes: sql<number>`octet_length(${items.wire}::text)`.as('bytes') })
      .from(items)
      .where(and(eq(items.tenant, tenant), eq(items.kind, agent.noun), eq(items.deleted, false)))
      .limit(mostAgents + 1)
      .as('some')
    const [size] = await db
      .select({ agents: sql<number>`count(*)::int`, bytes: sql<number>`coalesce(sum(${some.bytes}), 0)::int` })
      .from(some)
    return size.agents <= mostAgents && size.bytes <= mostBytes
  }

  /** Who was saved, deleted or brought back since. */
  async function readChanged(tenant: string, since: number): Promise<number[]> {
    const { id, version, kind } = itemRevisions
    const rows = await db
      .selectDistinct({ id })
      .from(itemRevisions)
      .where(and(eq(itemRevisions.tenant, tenant), eq(kind, agent.noun), gt(version, since)))
    return rows.map((row) => row.id)
  }

  async function listed(all: readonly StoredAgent[]): Promise<Listed[]> {
    return sorted(await eachInTurns(all, listedOf))
  }

  function listedOf(stored: StoredAgent): Listed {
    const foundBy = foundByOf(stored.content, findTown)
    return { stored, foundBy, spot: foundBy.place && spotOnSphere(foundBy.place) }
  }
}

/** As the database sorts: by the bytes of the folded name, and those of one name by number. */
const sorted = (all: readonly Listed[]) =>
  all
    .map((each) => ({ each, key: Buffer.from(each.foundBy.titleKey) }))
    .toSorted((a, b) => a.key.compare(b.key) || a.each.stored.id - b.each.stored.id)
    .map(({ each }) => each)
