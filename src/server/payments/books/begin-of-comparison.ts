import { and, eq, isNull, max, min, sql } from 'drizzle-orm'
import { dayMs } from '../../../durations.ts'
import type { Db } from '../../db/database.ts'
import { payments as t, providerNotices, reconciliationDifferences as differences, reconciliations } from '../../db/tables/payments.ts'

/** Looked at again each night, for what a book learns late. */
const again = 3 * dayMs
const mostBack = 60 * dayMs

/** From where on the books are compared up to `to`: from some days before the last comparison, or the oldest difference that is still open. */
export async function beginOfComparison(db: Db, tenant: string, to: Date): Promise<Date | null> {
  const ofTenant = eq(reconciliations.tenant, tenant)
  const [{ last }] = await db
    .select({ last: max(reconciliations.to) })
    .from(reconciliations)
    .where(and(ofTenant, sql`finished_at is not null`))
  const [{ oldest }] = await db
    .select({ oldest: min(reconciliations.from) })
    .from(differences)
    .innerJoin(reconciliations, eq(reconciliations.id, differences.reconciliation))
    .where(and(ofTenant, isNull(differences.settledAt)))
  const [{ first }] = await db
    .select({ first: min(t.createdAt) })
    .from(t)
    .where(eq(t.tenant, tenant))
  const [{ told }] = await db
    .select({ told: min(providerNotices.receivedAt) })
    .from(providerNotices)
    .where(eq(providerNotices.tenant, tenant))
  if (!last)
    return (
      earliest([first && new Date(first.getTime() - dayMs), told && new Date(told.getTime() - dayMs)]) ?? new Date(to.getTime() - dayMs)
    )
  const usual = new Date(last.getTime() - again)
  return new Date(Math.max((earliest([usual, oldest]) ?? usual).getTime(), to.getTime() - mostBack))
}

const earliest = (dates: readonly (Date | null | undefined)[]) =>
  dates.filter((each) => each !== null && each !== undefined).toSorted((a, b) => a.getTime() - b.getTime())[0] as Date | undefined
