import type { Warn } from '../http/warn.ts'
import { and, asc, eq, gt } from 'drizzle-orm'
import { agent, type Agent } from '../../nouns/agents/agent.ts'
import { readRow } from '../content/stored-content.ts'
import type { Db } from '../db/database.ts'
import { seedings } from '../db/tables/content.ts'
import { items } from '../db/tables/items.ts'
import { isGiven } from '../items/is-given.ts'
import { lockItems } from '../items/lock-items.ts'
import { searchRowOf, writeSearchRows, type FindTown } from './search-row.ts'

/** Grows whenever `searchRowOf` answers something else for the same agent. */
export const searchShape = 'agent search 3'
const atOnce = 200

type Needs = { db: Db; now: () => Date; warn: Warn; findTown: FindTown }

/**
 * Writes a tenant's search rows anew after a release that changed what they hold; once, a few at a time, so that searching
 * and saving go on meanwhile. Does nothing when it was done before.
 */
export async function refreshSearch({ db, now, warn, findTown }: Needs, tenant: string): Promise<void> {
  if (await isGiven(db, tenant, searchShape)) return
  for (let after: number | undefined = 0; after !== undefined;) after = await refreshSome(after)
  await db.insert(seedings).values({ tenant, name: searchShape, at: now() }).onConflictDoNothing()

  /** Answers the last agent it came to; undefined when there was none left. */
  async function refreshSome(after: number): Promise<number | undefined> {
    return db.transaction(async (tx) => {
      await lockItems(tx, tenant)
      const rows = await tx
        .select()
        .from(items)
        .where(and(eq(items.tenant, tenant), eq(items.kind, agent.noun), eq(items.deleted, false), gt(items.id, after)))
        .orderBy(asc(items.id))
        .limit(atOnce)
      const found = rows.map((row) => ({ tenant, id: row.id, ...searchRowOf(readRow(agent, row, warn).content as Agent, findTown) }))
      await writeSearchRows(tx, found)
      return rows.at(-1)?.id
    })
  }
}
