import { eq } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { contentVersions } from '../db/schema.ts'

/**
 * Holds a tenant's whole directory until the transaction ends. Agents are written one person at a time: an e-mail must be
 * nobody else's, and the directory as a list is one section, so two writers could each be right and both together wrong.
 */
export async function takeDirectory(tx: Db, tenant: string): Promise<void> {
  const held = () => tx.select().from(contentVersions).where(eq(contentVersions.tenant, tenant)).for('update')
  const [row] = await held()
  if (row) return
  await tx.insert(contentVersions).values({ tenant, version: 0 }).onConflictDoNothing()
  await held()
}
