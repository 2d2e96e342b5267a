import { and, asc, eq, gt } from 'drizzle-orm'
import { agent, type Agent } from '../../nouns/agents/agent.ts'
import { readRow, type Warn } from '../content/shelf.ts'
import type { Db } from '../db/database.ts'
import { agents, agentSearch, seedings } from '../db/schema.ts'
import { takeDirectory } from './directory-lock.ts'
import { searchRowOf, type FindTown } from './search-row.ts'

/** Grows whenever `searchRowOf` answers something else for the same agent. */
export const searchShape = 'agent search 2'
const atOnce = 200

type Needs = { db: Db; now: () => Date; warn: Warn; findTown: FindTown }

/**
 * Writes a tenant's search rows anew after a release that changed what they hold; once, a few at a time, so that searching
 * and saving go on meanwhile. Does nothing when it was done before.
 */
export async function refreshSearch({ db, now, warn, findTown }: Needs, tenant: string): Promise<void> {
  const [done] = await db
    .select()
    .from(seedings)
    .where(and(eq(seedings.tenant, tenant), eq(seedings.name, searchShape)))
  if (done) return
  for (let after: number | undefined = 0; after !== undefined;) after = await refreshSome(after)
  await db.insert(seedings).values({ tenant, name: searchShape, at: now() }).onConflictDoNothing()

  /** Answers the last agent it came to; undefined when there was none left. */
  async function refreshSome(after: number): Promise<number | undefined> {
    return db.transaction(async (tx) => {
      await takeDirectory(tx, tenant)
      const rows = await tx
        .select()
        .from(agents)
        .where(and(eq(agents.tenant, tenant), eq(agents.deleted, false), gt(agents.id, after)))
        .orderBy(asc(agents.id))
        .limit(atOnce)
      for (const row of rows) {
        const found = searchRowOf(readRow(agent, row, warn).content as Agent, findTown)
        const target = [agentSearch.tenant, agentSearch.id]
        await tx
          .insert(agentSearch)
          .values({ tenant, id: row.id, ...found })
          .onConflictDoUpdate({ target, set: found })
      }
      return rows.at(-1)?.id
    })
  }
}
