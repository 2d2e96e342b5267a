import { sql } from 'drizzle-orm'
import { agent } from '../../nouns/agents/agent.ts'
import type { ContentVersion } from '../content/content-version.ts'
import { oncePerVersion } from '../content/once-per-version.ts'
import type { Db } from '../db/database.ts'

export type AgentLanguages = ReturnType<typeof createAgentLanguages>

/** Every language an agent of the tenant speaks, sorted; for the filter. A large directory takes a while to look through. */
export function createAgentLanguages({ db, versions }: { db: Db; versions: ContentVersion }) {
  const spoken = oncePerVersion(
    versions.items,
    (tenant) => readSpoken(db, tenant),
    ({ agents }) => agents > manyAgents,
  )
  return async (tenant: string): Promise<string[]> => (await spoken(tenant)).languages
}

/** So many are looked through by the embedded database in 30 ms of the processor. */
const manyAgents = 10_000

async function readSpoken(db: Db, tenant: string): Promise<{ languages: string[]; agents: number }> {
  const { rows } = (await db.execute(sql`
    select name, (select count(*)::int from items where tenant = ${tenant} and kind = ${agent.noun} and not deleted) as agents from (
      select distinct trim(name) as name from items, jsonb_array_elements_text(wire -> 'languages') as name
      where tenant = ${tenant} and kind = ${agent.noun} and not deleted and jsonb_typeof(wire -> 'languages') = 'array' and trim(name) <> ''
      order by 1 limit 100) as spoken
    order by 1`)) as unknown as { rows: { name: string; agents: number }[] }
  return { languages: rows.map(({ name }) => name), agents: rows[0]?.agents ?? 0 }
}
