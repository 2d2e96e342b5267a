import { sql } from 'drizzle-orm'
import { agent } from '../../nouns/agents/agent.ts'
import type { ContentVersion } from '../content/content-version.ts'
import { oncePerVersion } from '../content/once-per-version.ts'
import type { Db } from '../db/database.ts'

export type AgentLanguages = ReturnType<typeof createAgentLanguages>

/** Every language an agent of the tenant speaks, sorted; for the filter. A large directory takes a while to look through. */
export function createAgentLanguages({ db, versions }: { db: Db; versions: ContentVersion }) {
  return oncePerVersion(versions.items, (tenant) => readNames(db, tenant), { mayLag: true })
}

async function readNames(db: Db, tenant: string): Promise<string[]> {
  const { rows } = (await db.execute(sql`
    select distinct trim(name) as name from items, jsonb_array_elements_text(wire -> 'languages') as name
    where tenant = ${tenant} and kind = ${agent.noun} and not deleted and jsonb_typeof(wire -> 'languages') = 'array' and trim(name) <> ''
    order by 1 limit 100`)) as unknown as { rows: { name: string }[] }
  return rows.map((row) => row.name)
}
