import { createBump, readVersion } from '../content/content-version.ts'
import type { Db } from '../db/database.ts'
import type { Writing } from './item-writer.ts'

/** A transaction that holds the tenant's items by now. */
export const writingIn = (tx: Db, tenant: string): Writing => ({
  tx,
  tenant,
  bump: createBump(tx, tenant),
  same: () => readVersion(tx, tenant),
})
