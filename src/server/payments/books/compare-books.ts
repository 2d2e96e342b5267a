import { and, asc, eq, gte, inArray, isNull, lt, max, min, notInArray, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/database.ts'
import { payments as t, providerNotices, reconciliationDifferences as differences, reconciliations } from '../../db/tables/payments.ts'
import type { Warn } from '../../http/warn.ts'
import type { Jobs } from '../../jobs/create-jobs.ts'
import { defineJob, type Job } from '../../jobs/job.ts'
import type { Tenants, TenantSettings } from '../../tenants.ts'
import type { BillingSystem } from '../billing/billing-system.ts'
import { findAtProvider, listUnknownCharges } from './autopay-charges.ts'
import { derivePayment } from './derive-payment.ts'
import { findDifferences, type BookEntries, type Difference, type OurEntry } from './find-differences.ts'
import { mergeBooks } from './merge-books.ts'
import type { PaymentProvider, ProviderPayment } from '../provider/payment-provider.ts'
import { listEvents, type PaymentRow } from './payment-rows.ts'
import type { MendDifference } from './mend-difference.ts'
import { findSettled, isCompared, settledBy, settleOlder } from './settle-differences.ts'

/** What has just happened is on its way to one book or another. */
const onItsWay = 5 * 60_000
const day = 24 * 3600_000
/** Looked at again each night, for what a book learns late. */
const again = 3 * day
const mostBack = 60 * day
/** Billing's clock, and the way there. */
const billingSlack = 3600_000
/** More than this many that the provider does not list are its list's fault; they are not asked for one by one. */
const mostAsked = 500
/** References alone; nobody has so many. */
const mostOfAKind = 50_000

type Needs = {
  db: Db
  jobs: Pick<Jobs, 'enqueue'>
  now: () => Date
  warn: Warn
  tenants: Tenants
  billing: BillingSystem
  provider: PaymentProvider
  mend: MendDifference
}

export type Comparing = ReturnType<typeof createComparing>

/** Each night, and when an admin asks: our book, the provider's and billing's side by side, and every difference written down. */
export function createComparing({ db, jobs, now, warn, tenants, billing, provider, mend }: Needs) {
  const [firstTenant] = tenants.list

  const job: Job<Record<string, never>> = defineJob({
    kind: 'compare the books',
    payload: z.object({}),
    every: { at: '03:30', timeZone: firstTenant.timeZone },
    atOnce: 1,
    limitSeconds: 3600,
    attempts: 5,
    waits: { firstSeconds: 60, mostSeconds: 3600 },
    run: async ({ signal }) => {
      for (const tenant of tenants.list) await compare(tenant, signal)
      return undefined
    },
  })

  const compareSoon = (tx: Db) => jobs.enqueue(tx, job, {}, { key: 'asked for' })

  async function compare(tenant: TenantSettings, signal?: AbortSignal): Promise<void> {
    const startedAt = now()
    const to = new Date(startedAt.getTime() - onItsWay)
    const from = await beginOf(tenant.client, to)
    if (!from || from >= to) return
    const [{ id }] = await db
      .insert(reconciliations)
      .values({ tenant: tenant.client, from, to, startedAt })
      .returning({ id: reconciliations.id })
    let compared = 0
    let found = 0
    let asked = 0
    for await (const entries of booksBetween(tenant.client, from, to, startedAt)) {
      signal?.throwIfAborted()
      const whole = await completed(tenant.client, entries, { from, to })
      const wrong: Difference[] = []
      for (const entry of whole) {
        // A payment its list lacks may stand there all the same, such as under another day.
        if (entry.ours?.operation === 'autopay') entry.theirs = await listUnknownCharges(db, entry.theirs)
        if (entry.ours?.state === 'paid' && entry.theirs.length === 0 && asked++ < mostAsked) {
          const there = await findAtProvider(provider, entry.ours)
          if (there) entry.theirs = [there]
        }
        if (entry.ours && !entry.billed && isPaidBefore(entry.ours, from) && asked++ < mostAsked)
          entry.billed = await findPosted(tenant.client, entry.ours, startedAt)
        wrong.push(...findDifferences(entry, { held: await isHeld(entry), to }))
      }
      compared += entries.length
      found += await write(id, tenant.client, wrong, whole)
    }
    found += await write(id, tenant.client, await listLeftOver(tenant.client, from, to, id), [])
    await db.transaction(async (tx) => {
      await settleOlder(tx, tenant.client, { newest: id, from, at: now() })
      await tx.update(reconciliations).set({ finishedAt: now(), compared, differences: found }).where(eq(reconciliations.id, id))
    })
    if (found > 0) warn({ tenant: tenant.client, compared, differences: found }, 'the books of payments differ')
  }

  /** From some days before the last comparison, or the oldest difference that is still open. */
  async function beginOf(tenant: string, to: Date): Promise<Date | null> {
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
      return earliest([first && new Date(first.getTime() - day), told && new Date(told.getTime() - day)]) ?? new Date(to.getTime() - day)
    const usual = new Date(last.getTime() - again)
    return new Date(Math.max((earliest([usual, oldest]) ?? usual).getTime(), to.getTime() - mostBack))
  }

  function booksBetween(tenant: string, from: Date, to: Date, until: Date) {
    const billedFrom = new Date(from.getTime() - billingSlack)
    return mergeBooks({
      ours: (after, most) => listOurs(tenant, { from, to, after, most }),
      theirs: (after, most) => provider.listPayments({ from, to, after, most }),
      billed: (after, most) => billing.listPosted(tenant, { from: billedFrom, to: until, after, most }),
    })
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

  async function isHeld({ ours }: BookEntries): Promise<boolean> {
    return ours?.state === 'paid' && ours.postedAt === null && derivePayment(await listEvents(db, ours.id)).held
  }

  /** Answers how many are written; what can be mended is, and what a person settled before stays so while its sums are the same. */
  async function write(
    reconciliation: number,
    tenant: string,
    wrong: readonly Difference[],
    entries: readonly BookEntries[],
  ): Promise<number> {
    const byReference = new Map(entries.map((entry) => [entry.reference, entry]))
    for (const each of wrong) {
      const mended = await mend(each, byReference.get(each.reference))
      const before = mended ? undefined : await findSettled(db, tenant, each)
      const settled = mended ? { settledAt: now(), settledBy: settledBy.itself } : before
      await db
        .insert(differences)
        .values({ reconciliation, ...each, ...settled })
        .onConflictDoNothing()
    }
    return wrong.length
  }

  /** What no book of sums has: payments nobody knows the end of for a day, or since the day they were set for, and notices about none of ours. */
  async function listLeftOver(tenant: string, from: Date, to: Date, reconciliation: number): Promise<Difference[]> {
    const doubtful = await db
      .select({ reference: t.reference })
      .from(t)
      .where(
        and(
          eq(t.tenant, tenant),
          inArray(t.operation, ['pay', 'schedule']),
          or(
            and(inArray(t.state, ['unknown', 'completed', 'opened', 'created']), lt(t.createdAt, new Date(to.getTime() - day))),
            and(eq(t.state, 'scheduled'), lt(t.paidAt, new Date(to.getTime() - day))),
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

  return { job, compare, compareSoon }
}

type Taking = Pick<PaymentRow, 'paidBy' | 'transaction'>

/** Of what was taken long ago and is taken again: the provider's list of this span has the second alone. */
const firstTaking = ({ reference, transaction, cents, paidBy, paidAt, settlement }: OurEntry & Taking): ProviderPayment[] =>
  transaction === null || cents === null || paidBy === null || paidAt === null
    ? []
    : [{ reference, transaction, state: 'paid', cents, paidBy, at: paidAt, settlement }]

const isPaidBefore = ({ state, paidAt }: OurEntry, from: Date) => state === 'paid' && paidAt !== null && paidAt < from

const earliest = (dates: readonly (Date | null | undefined)[]) =>
  dates.filter((each) => each !== null && each !== undefined).toSorted((a, b) => a.getTime() - b.getTime())[0] as Date | undefined
