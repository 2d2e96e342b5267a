import { and, count, desc, eq, isNull, lt } from 'drizzle-orm'
import type { BookDifference } from '../../../nouns/payments/book-difference.ts'
import type { PaymentState } from '../../../nouns/payments/payment-states.ts'
import { paymentStates, type PaymentsDeskPage } from '../../../nouns/payments/payments-desk.ts'
import type { Db } from '../../db/database.ts'
import { payments as t, reconciliationDifferences as differences, reconciliations } from '../../db/tables/payments.ts'

/** How many payments there are in each state. */
export async function countStates(db: Db, tenant: string): Promise<Record<PaymentState, number>> {
  const rows = await db.select({ state: t.state, many: count() }).from(t).where(eq(t.tenant, tenant)).groupBy(t.state)
  const none = Object.fromEntries(paymentStates.map((state) => [state, 0])) as Record<PaymentState, number>
  return { ...none, ...Object.fromEntries(rows.map(({ state, many }) => [state, many])) }
}

type AskedRows = { state: PaymentState | null; before: number | undefined; most: number }

/** The newest first. */
export const listRows = (db: Db, tenant: string, { state, before, most }: AskedRows) =>
  db
    .select()
    .from(t)
    .where(and(eq(t.tenant, tenant), state ? eq(t.state, state) : undefined, before === undefined ? undefined : lt(t.id, before)))
    .orderBy(desc(t.id))
    .limit(most)

/** What is not settled yet, after so many. */
export async function listDifferences(
  db: Db,
  tenant: string,
  { past, most }: { past: number; most: number },
): Promise<PaymentsDeskPage['differences']> {
  const rows = await db
    .select({ difference: differences, foundAt: reconciliations.startedAt })
    .from(differences)
    .innerJoin(reconciliations, eq(reconciliations.id, differences.reconciliation))
    .where(and(eq(reconciliations.tenant, tenant), isNull(differences.settledAt)))
    .orderBy(desc(differences.reconciliation), differences.reference, differences.what)
    .limit(most)
    .offset(past)
  return rows.map(({ difference: { settledAt: _at, settledBy: _by, what, ...rest }, foundAt }) => ({
    ...rest,
    what: what as BookDifference,
    foundAt: foundAt.toISOString(),
  }))
}

/** When the books were compared, the last time first. */
export async function listComparisons(db: Db, tenant: string, most: number): Promise<PaymentsDeskPage['comparisons']> {
  const rows = await db
    .select()
    .from(reconciliations)
    .where(eq(reconciliations.tenant, tenant))
    .orderBy(desc(reconciliations.id))
    .limit(most)
  return rows.map(({ tenant: _tenant, from, to, startedAt, finishedAt, ...rest }) => ({
    ...rest,
    from: from.toISOString(),
    to: to.toISOString(),
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  }))
}
