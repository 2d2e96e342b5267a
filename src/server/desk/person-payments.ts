import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { payments as t } from '../db/tables/payments.ts'
import { accounts } from '../db/tables/people.ts'
import { cannotBeOpened, openOr } from '../sealing/open-or.ts'
import type { Sealing } from '../sealing/create-sealing.ts'
import { boxOf } from '../sealing/sealed-rows.ts'

const mostAtOnce = 100

/** Some payments of whoever signs in under this address, in order, after one; without the keys they were paid with. */
export async function listPersonPayments({ db, sealing }: { db: Db; sealing: Sealing }, tenant: string, email: string, after: number) {
  const rows = await db
    .select({ row: t })
    .from(t)
    .innerJoin(accounts, eq(accounts.id, t.account))
    .where(and(eq(t.tenant, tenant), sql`lower(${accounts.username}) = ${email.trim().toLowerCase()}`, gt(t.id, after)))
    .orderBy(asc(t.id))
    .limit(mostAtOnce)
  return rows.map(({ row }) => ({
    id: row.id,
    reference: row.reference,
    operation: row.operation,
    state: row.state,
    settlement: row.settlement,
    cents: row.cents,
    paidBy: row.paidBy,
    createdAt: row.createdAt.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
    kept: openOr<unknown>(() => withoutKeys(sealing.openJson(boxOf.payment(row), row)), cannotBeOpened),
  }))
}

const withoutKeys = ({ session: _session, ...kept }: { session?: unknown }) => kept
