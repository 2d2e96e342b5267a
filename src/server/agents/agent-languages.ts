import { sql } from 'drizzle-orm'
import { agent } from '../../nouns/agents/agent.ts'
import type { ContentVersion } from '../content/content-version.ts'
import type { Db } from '../db/database.ts'

type Held = { version: number; readAt: number; took: number; names: Promise<string[]> }

export type AgentLanguages = ReturnType<typeof createAgentLanguages>

/** Every language an agent of the tenant speaks, sorted; for the filter. */
export function createAgentLanguages({ db, versions }: { db: Db; versions: ContentVersion }) {
  const heldOf = new Map<string, Held>()

  return async function languages(tenant: string): Promise<string[]> {
    const version = versions.of(tenant)
    const held = heldOf.get(tenant)
    if (held?.version === version) return held.names
    // A large directory takes a while to look through: once a minute, and nobody waits for it.
    const slow = held && held.took > 50 ? held : undefined
    if (slow && performance.now() - slow.readAt < 60_000) return slow.names
    const readAt = performance.now()
    const fresh: Held = { version, readAt, took: 0, names: readNames(db, tenant) }
    heldOf.set(tenant, fresh)
    fresh.names.then(
      () => (fresh.took = performance.now() - readAt),
      () => heldOf.delete(tenant),
    )
    return (slow ?? fresh).names
  }
}

async function readNames(db: Db, tenant: string): Promise<string[]> {
  const { rows } = (await db.execute(sql`
    select distinct trim(name) as name from items, jsonb_array_elements_text(wire -> 'languages') as name
    where tenant = ${tenant} and kind = ${agent.noun} and not deleted and jsonb_typeof(wire -> 'languages') = 'array' and trim(name) <> ''
    order by 1 limit 100`)) as unknown as { rows: { name: string }[] }
  return rows.map((row) => row.name)
}
