import { and, eq, exists, gte, inArray, isNull, lt, ne, notInArray, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { payments as t, reconciliationDifferences as differences, reconciliations } from '../../db/tables/payments.ts'
import type { Difference } from './find-differences.ts'

/** By whom a difference was settled, where it was no person. */
export const settledBy = { itself: 'itself', newer: 'a newer comparison' }
const noPerson = [settledBy.itself, settledBy.newer]

/** Of ours what was paid in a span, and, however long ago it was paid, what billing was never told of and what came back since. */
export const isCompared = (from: Date) =>
  and(eq(t.state, 'paid'), or(gte(t.paidAt, from), isNull(t.postedAt), and(eq(t.settlement, 'returned'), gte(t.changedAt, from))))

/** When a person said of the same difference, with the same sums, that it is settled. */
export async function findSettled(db: Db, tenant: string, { reference, what, ourCents, providerCents, billingCents }: Difference) {
  const [found] = await db
    .select({ settledAt: differences.settledAt, settledBy: differences.settledBy })
    .from(differences)
    .innerJoin(reconciliations, eq(reconciliations.id, differences.reconciliation))
    .where(
      and(
        eq(reconciliations.tenant, tenant),
        eq(differences.reference, reference),
        eq(differences.what, what),
        sql`${differences.settledAt} is not null`,
        notInArray(differences.settledBy, noPerson),
        sql`(${differences.ourCents}, ${differences.providerCents}, ${differences.billingCents}) is not distinct from (${ourCents}::int, ${providerCents}::int, ${billingCents}::int)`,
      ),
    )
    .limit(1)
  return found
}

/** A difference that is not found again has ended by itself, where it was looked for; one that is stands in the newer comparison. */
export async function settleOlder(tx: Db, tenant: string, { newest, from, at }: { newest: number; from: Date; at: Date }): Promise<void> {
  const foundAgain = sql`exists (select 1 from reconciliation_differences as newer where newer.reconciliation = ${newest}
    and newer.reference = ${differences.reference} and newer.what = ${differences.what})`
  const older = tx
    .select({ id: reconciliations.id })
    .from(reconciliations)
    .where(and(eq(reconciliations.tenant, tenant), lt(reconciliations.id, newest)))
  const ofItsSpan = and(eq(reconciliations.id, differences.reconciliation), gte(reconciliations.from, from))
  const ofOurs = and(eq(t.tenant, tenant), eq(t.reference, differences.reference), isCompared(from))
  // A span goes back some weeks at most: of what is older a newer comparison cannot say that it has ended.
  const isLookedFor = or(
    eq(differences.what, 'in doubt'),
    exists(tx.select({ id: reconciliations.id }).from(reconciliations).where(ofItsSpan)),
    exists(tx.select({ id: t.id }).from(t).where(ofOurs)),
  )
  // Of a second transaction under one reference the provider's list has the last alone: a person says when that is settled.
  const isOver = and(ne(differences.what, 'taken twice'), isLookedFor)
  await tx
    .update(differences)
    .set({ settledAt: at, settledBy: sql`case when ${foundAgain} then ${settledBy.newer} else ${settledBy.itself} end` })
    .where(and(isNull(differences.settledAt), inArray(differences.reconciliation, older), or(foundAgain, isOver)))
}
