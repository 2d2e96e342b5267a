import { sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { lockNamed } from '../db/lock-named.ts'

/** Held by whoever writes what is found, before the first word of it: several write beside each other, and the gathering of all alone. */
export const holdSearch = (tx: Db, tenant: string) => tx.execute(sql`select ${holdingSearch(tenant)}`)

/** The same for a statement that reads nothing of it: what it would read is older than what it waits for. */
export const holdingSearch = (tenant: string) => sql`pg_advisory_xact_lock_shared(${lockOf(tenant)}::bigint)`

export const holdSearchAlone = (tx: Db, tenant: string) => tx.execute(sql`select pg_advisory_xact_lock(${lockOf(tenant)}::bigint)`)

const lockOf = (tenant: string) => lockNamed(`search of ${tenant}`)
