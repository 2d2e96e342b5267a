import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm'
import { hourMs } from '../../../durations.ts'
import type { Db } from '../../db/database.ts'
import { payments as t } from '../../db/tables/payments.ts'
import type { Tenants } from '../../tenants.ts'
import type { BillingSystem } from '../billing/billing-system.ts'
import type { PaymentProvider, ProviderPayment } from '../provider/payment-provider.ts'
import type { BookEntries, OurEntry } from './find-differences.ts'
import { mergeBooks } from './merge-books.ts'
import type { PaymentRow } from './payment-rows.ts'
import { isCompared } from './settle-differences.ts'

/** Billing's clock, and the way there. */
const billingSlack = hourMs

type Needs = { db: Db; tenants: Tenants; billing: BillingSystem; provider: PaymentProvider }

/** What the three books say of each payment between two days, reference by reference. */
export function createBookReading({ db, tenants, billing, provider }: Needs) {
  const [firstTenant] = tenants.list

  function between(tenant: string, from: Date, to: Date, until: Date) {
    const billedFrom = new Date(from.getTime() - billingSlack)
    return mergeBooks({
      ours: (after, most) => listOurs(tenant, { from, to, after, most }),
      theirs: (after, most) => provider.listPayments({ from, to, after, most }),
      billed: (after, most) => billing.listPosted(tenant, { from: billedFrom, to: until, after, most }),
    })
  }

  const listOurs = (tenant: string, { from, to, after, most }: { from: Date; to: Date; after: string; most: number }) =>
    db
      .select(ourColumns)
      .from(t)
      .where(and(eq(t.tenant, tenant), sql`${t.reference} > ${after}`, isCompared(from), lt(t.paidAt, to)))
      .orderBy(asc(t.reference))
      .limit(most)

  /** Of what it was told long ago, which its list of this span has not. */
  async function findPosted(tenant: string, { reference, createdAt }: OurEntry, to: Date) {
    const from = new Date(createdAt.getTime() - billingSlack)
    // After what comes just before it.
    const listed = await billing.listPosted(tenant, { from, to, after: reference.slice(0, -1), most: 100 })
    return listed.find((each) => each.reference === reference)
  }

  /** With ours of those that are not in its span; without what is another tenant's, or is compared another night. */
  async function completed(tenant: string, entries: BookEntries[], { from, to }: { from: Date; to: Date }): Promise<BookEntries[]> {
    const missing = entries.filter(({ ours }) => !ours).map(({ reference }) => reference)
    if (missing.length === 0) return entries
    const clients = tenants.list.map(({ client }) => client)
    const rows = await db
      .select({ ...ourColumns, paidBy: t.paidBy, transaction: t.transaction })
      .from(t)
      .where(and(inArray(t.tenant, clients), inArray(t.reference, missing)))
    const known = new Map(rows.map((row) => [row.reference, row]))
    return entries.flatMap((entry) => {
      if (entry.ours) return [entry]
      const row = known.get(entry.reference)
      // What nobody knows is told of once, not by every tenant.
      if (!row) return entry.billed || tenant === firstTenant.client ? [entry] : []
      if (row.tenant !== tenant) return []
      if (row.state !== 'paid' || row.paidAt === null || (row.paidAt >= from && row.paidAt < to)) return [{ ...entry, ours: row }]
      const again = entry.theirs.filter(({ state, transaction }) => state === 'paid' && transaction !== row.transaction)
      return again.length > 0 && row.paidAt < from ? [{ ...entry, ours: row, theirs: [...firstTaking(row), ...again] }] : []
    })
  }

  return { between, findPosted, completed }
}

const ourColumns = {
  reference: t.reference,
  id: t.id,
  operation: t.operation,
  key: t.key,
  createdAt: t.createdAt,
  state: t.state,
  cents: t.cents,
  settlement: t.settlement,
  postedAt: t.postedAt,
  paidAt: t.paidAt,
  tenant: t.tenant,
}

type Taking = Pick<PaymentRow, 'paidBy' | 'transaction'>

/** Of what was taken long ago and is taken again: the provider's list of this span has the second alone. */
const firstTaking = ({ reference, transaction, cents, paidBy, paidAt, settlement }: OurEntry & Taking): ProviderPayment[] =>
  transaction === null || cents === null || paidBy === null || paidAt === null
    ? []
    : [{ reference, transaction, state: 'paid', cents, paidBy, at: paidAt, settlement }]
