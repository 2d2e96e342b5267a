import { and, eq } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { seedings } from '../db/tables/content.ts'

/** Whether a tenant was given this before. Every start asks for each thing, and holds nothing for it: a lock is a write, and a sync of the disk. */
export async function isGiven(db: Db, tenant: string, name: string): Promise<boolean> {
  const found = await db
    .select({ name: seedings.name })
    .from(seedings)
    .where(and(eq(seedings.tenant, tenant), eq(seedings.name, name)))
  return found.length > 0
}
