import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { minuteMs } from '../../../durations.ts'
import type { Db } from '../../db/database.ts'
import { reconciliationDifferences as differences, reconciliations } from '../../db/tables/payments.ts'
import type { Warn } from '../../http/warn.ts'
import type { Jobs } from '../../jobs/create-jobs.ts'
import { defineJob, type Job } from '../../jobs/job.ts'
import type { Tenants, TenantSettings } from '../../tenants.ts'
import type { BillingSystem } from '../billing/billing-system.ts'
import type { PaymentProvider } from '../provider/payment-provider.ts'
import { findAtProvider, listUnknownCharges } from './autopay-charges.ts'
import { beginOfComparison } from './begin-of-comparison.ts'
import { derivePayment } from './derive-payment.ts'
import { findDifferences, type BookEntries, type Difference, type OurEntry } from './find-differences.ts'
import { listLeftOver } from './list-left-over.ts'
import type { RepairDifference } from './repair-difference.ts'
import { listEvents } from './payment-rows.ts'
import { createBookReading } from './read-books.ts'
import { findSettled, settledBy, settleOlder } from './settle-differences.ts'

/** What has just happened is on its way to one book or another. */
const onItsWay = 5 * minuteMs
/** More than this many that the provider does not list are its list's fault; they are not asked for one by one. */
const mostAsked = 500

type Needs = {
  db: Db
  jobs: Pick<Jobs, 'enqueue'>
  now: () => Date
  warn: Warn
  tenants: Tenants
  billing: BillingSystem
  provider: PaymentProvider
  repair: RepairDifference
}

export type Comparing = ReturnType<typeof createComparing>

/** Each night, and when an admin asks: our book, the provider's and billing's side by side, and every difference written down. */
export function createComparing({ db, jobs, now, warn, tenants, billing, provider, repair }: Needs) {
  const books = createBookReading({ db, tenants, billing, provider })

  const job: Job<Record<string, never>> = defineJob({
    kind: 'compare the books',
    payload: z.object({}),
    every: { at: '03:30', timeZone: tenants.timeZone },
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
    const from = await beginOfComparison(db, tenant.client, to)
    if (!from || from >= to) return
    const [{ id }] = await db
      .insert(reconciliations)
      .values({ tenant: tenant.client, from, to, startedAt })
      .returning({ id: reconciliations.id })
    let compared = 0
    let found = 0
    let asked = 0
    for await (const entries of books.between(tenant.client, from, to, startedAt)) {
      signal?.throwIfAborted()
      const whole = await books.completed(tenant.client, entries, { from, to })
      const wrong: Difference[] = []
      for (const entry of whole) {
        // A payment its list lacks may stand there all the same, such as under another day.
        if (entry.ours?.operation === 'autopay') entry.theirs = await listUnknownCharges(db, entry.theirs)
        if (entry.ours?.state === 'paid' && entry.theirs.length === 0 && asked++ < mostAsked) {
          const there = await findAtProvider(provider, entry.ours)
          if (there) entry.theirs = [there]
        }
        if (entry.ours && !entry.billed && isPaidBefore(entry.ours, from) && asked++ < mostAsked)
          entry.billed = await books.findPosted(tenant.client, entry.ours, startedAt)
        wrong.push(...findDifferences(entry, { held: await isHeld(entry), to }))
      }
      compared += entries.length
      found += await write(id, tenant.client, wrong, whole)
    }
    found += await write(id, tenant.client, await listLeftOver(db, { tenant: tenant.client, from, to, reconciliation: id }), [])
    await db.transaction(async (tx) => {
      await settleOlder(tx, tenant.client, { newest: id, from, at: now() })
      await tx.update(reconciliations).set({ finishedAt: now(), compared, differences: found }).where(eq(reconciliations.id, id))
    })
    if (found > 0) warn({ tenant: tenant.client, compared, differences: found }, 'the books of payments differ')
  }

  async function isHeld({ ours }: BookEntries): Promise<boolean> {
    return ours?.state === 'paid' && ours.postedAt === null && derivePayment(await listEvents(db, ours.id)).held
  }

  /** Answers how many are written; what can be repaired is, and what a person settled before stays so while its sums are the same. */
  async function write(
    reconciliation: number,
    tenant: string,
    wrong: readonly Difference[],
    entries: readonly BookEntries[],
  ): Promise<number> {
    const byReference = new Map(entries.map((entry) => [entry.reference, entry]))
    for (const each of wrong) {
      const repaired = await repair(each, byReference.get(each.reference))
      const before = repaired ? undefined : await findSettled(db, tenant, each)
      const settled = repaired ? { settledAt: now(), settledBy: settledBy.itself } : before
      await db
        .insert(differences)
        .values({ reconciliation, ...each, ...settled })
        .onConflictDoNothing()
    }
    return wrong.length
  }

  return { job, compare, compareSoon }
}

const isPaidBefore = ({ state, paidAt }: OurEntry, from: Date) => state === 'paid' && paidAt !== null && paidAt < from
