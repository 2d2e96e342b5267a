import { createBump, readVersion } from '../content/content-version.ts'
import type { Db } from '../db/database.ts'
import type { Writing } from './item-writer.ts'

/** A transaction that holds the tenant's items by now. */
export function writingIn(tx: Db, tenant: string): Writing {
  const makeVersion = createBump(tx, tenant)
  let made: Promise<number> | undefined
  return {
    tx,
    tenant,
    bump: () => (made = makeVersion()),
    // What this transaction made is known without another question to the database.
    same: () => made ?? readVersion(tx, tenant),
  }
}
