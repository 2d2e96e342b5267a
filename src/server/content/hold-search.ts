import { sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { holdNamed, lockNamed } from '../db/lock-named.ts'

/** Held by whoever writes what is found, before the first word of it: several write beside each other, and the gathering of all alone. */
export const holdSearch = (tx: Db, tenant: string) => tx.execute(sql`select ${holdingSearch(tenant)}`)

/** The same for a statement that reads nothing of it: what it would read is older than what it waits for. */
export const holdingSearch = (tenant: string) => sql`pg_advisory_xact_lock_shared(${lockNamed(nameOf(tenant))}::bigint)`

/** Held by whoever gathers everything that is found: nobody else writes any of it meanwhile. */
export const holdSearchAlone = (tx: Db, tenant: string) => holdNamed(tx, nameOf(tenant))

const nameOf = (tenant: string) => `search of ${tenant}`
