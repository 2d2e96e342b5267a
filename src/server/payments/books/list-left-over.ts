import { and, eq, gte, inArray, isNull, lt, notInArray, or } from 'drizzle-orm'
import { dayMs } from '../../../durations.ts'
import type { Db } from '../../db/database.ts'
import { payments as t, providerNotices, reconciliationDifferences as differences } from '../../db/tables/payments.ts'
import type { Difference } from './find-differences.ts'

/** References alone; nobody has so many. */
const mostOfAKind = 50_000

type Of = { tenant: string; from: Date; to: Date; reconciliation: number }

/** What no book of sums has: payments nobody knows the end of for a day, or since the day they were set for, and notices about none of ours. */
export async function listLeftOver(db: Db, { tenant, from, to, reconciliation }: Of): Promise<Difference[]> {
  const doubtful = await db
    .select({ reference: t.reference })
    .from(t)
    .where(
      and(
        eq(t.tenant, tenant),
        inArray(t.operation, ['pay', 'schedule']),
        or(
          and(inArray(t.state, ['unknown', 'completed', 'opened', 'created']), lt(t.createdAt, new Date(to.getTime() - dayMs))),
          and(eq(t.state, 'scheduled'), lt(t.paidAt, new Date(to.getTime() - dayMs))),
        ),
      ),
    )
    .limit(mostOfAKind)
  const listed = db
    .select({ reference: differences.reference })
    .from(differences)
    .where(and(eq(differences.reconciliation, reconciliation), eq(differences.what, 'taken and not ours')))
  const strange = await db
    .selectDistinct({ reference: providerNotices.reference })
    .from(providerNotices)
    .leftJoin(t, and(eq(t.tenant, providerNotices.tenant), eq(t.reference, providerNotices.reference)))
    .where(
      and(
        eq(providerNotices.tenant, tenant),
        eq(providerNotices.kind, 'paid'),
        gte(providerNotices.receivedAt, from),
        lt(providerNotices.receivedAt, to),
        isNull(t.id),
        notInArray(providerNotices.reference, listed),
      ),
    )
    .limit(mostOfAKind)
  const none = { ourCents: null, providerCents: null, billingCents: null }
  return [
    ...doubtful.map(({ reference }) => ({ ...none, reference, what: 'in doubt' as const })),
    ...strange.map(({ reference }) => ({ ...none, reference, what: 'told of and not ours' as const })),
  ]
}
