import { eq } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { contentVersions } from '../db/tables/content.ts'

/**
 * Holds all items of a tenant until the transaction ends. They are written by one person at a time: a key must be nobody
 * else's, the next number is the highest and one more, and a list of them may be one section, so two writers could each be
 * right and both together wrong.
 */
export async function lockItems(tx: Db, tenant: string): Promise<void> {
  const held = () => tx.select().from(contentVersions).where(eq(contentVersions.tenant, tenant)).for('update')
  const [row] = await held()
  if (row) return
  await tx.insert(contentVersions).values({ tenant, version: 0 }).onConflictDoNothing()
  await held()
}
