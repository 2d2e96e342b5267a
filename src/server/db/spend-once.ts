import type { SQL } from 'drizzle-orm'
import type { Db } from './database.ts'
import { usedProofs } from './tables/forms.ts'

/** What counts once: told by its hash, and good for nothing after `endsAt`. */
type Once = { hash: string | SQL; endsAt: Date }

/**
 * Writes down that this was spent, in the transaction of what it was good for: one that fails burns none. False where any of it was spent
 * before, by whomever and on whichever node.
 */
export async function spendOnce(tx: Db, once: readonly Once[]): Promise<boolean> {
  const written = await tx
    .insert(usedProofs)
    .values([...once])
    .onConflictDoNothing()
    .returning({ hash: usedProofs.hash })
  return written.length === once.length
}
