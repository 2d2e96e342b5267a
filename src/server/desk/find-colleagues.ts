import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { accounts, adminBindings } from '../db/tables/people.ts'
import type { Tenants } from '../tenants.ts'

/** Admins of a tenant who have signed in and are still in its settings: whom a case can be given to. */
export function createColleagues({ db, tenants }: { db: Db; tenants: Tenants }) {
  return async function listColleagues(client: string): Promise<{ account: string; name: string }[]> {
    const admins = (tenants.find(client)?.admins ?? []).map((admin) => admin.toLowerCase())
    if (admins.length === 0) return []
    return db
      .select({ account: accounts.id, name: accounts.name })
      .from(adminBindings)
      .innerJoin(accounts, eq(accounts.id, adminBindings.account))
      .where(and(eq(adminBindings.tenant, client.toLowerCase()), inArray(adminBindings.username, admins)))
      .orderBy(asc(accounts.name), asc(accounts.id))
  }
}
