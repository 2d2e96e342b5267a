import { and, asc, eq, inArray, isNull, notInArray } from 'drizzle-orm'
import { z } from 'zod'
import { mostCents } from '../../../nouns/payments/cents.ts'
import { batchesOf } from '../../db/batches-of.ts'
import type { Db } from '../../db/database.ts'
import { payments, providerNotices as t } from '../../db/tables/payments.ts'
import type { Warn } from '../../http/warn.ts'
import type { Jobs } from '../../jobs/create-jobs.ts'
import { defineJob, type Job } from '../../jobs/job.ts'
import type { Sealing } from '../../sealing/create-sealing.ts'
import type { Tenants } from '../../tenants.ts'
import { isOfCharge, requireCharge } from '../books/autopay-charges.ts'
import { learnTold } from '../books/learn-told.ts'
import type { Told } from '../books/payment-event.ts'
import type { Ledger } from '../books/payment-ledger.ts'
import { noticeKinds, type Notice, type PaymentProvider } from './payment-provider.ts'

const text = (most: number) => z.string().max(most)
/** What is kept of a notice; anything larger is none of a provider's. */
const readable = z.object({
  id: text(200).min(1),
  kind: z.enum(noticeKinds),
  reference: text(100),
  transaction: text(200),
  cents: z.number().int().min(-mostCents).max(mostCents),
  paidBy: z.enum(['card', 'bank']),
  at: z.date(),
})

const noticesAtOnce = 200
const rowsAtOnce = 100

type Needs = {
  db: Db
  jobs: Pick<Jobs, 'enqueue'>
  now: () => Date
  warn: Warn
  tenants: Tenants
  sealing: Sealing
  provider: PaymentProvider
  ledger: Ledger
}

export type NoticeInbox = ReturnType<typeof createNoticeInbox>

/** What the provider tells us: kept before it is thanked, taken in afterwards, each once however often it is told. */
export function createNoticeInbox({ db, jobs, now, warn, tenants, sealing, provider, ledger }: Needs) {
  const clients = tenants.list.map(({ client }) => client)

  /** Answers how many were new. What cannot be read is left out and logged; `tenant` is whose address it came to. */
  async function keep(tenant: string, told: readonly Notice[]): Promise<number> {
    const notices = told.flatMap((each) => {
      const { success, data } = readable.safeParse(each)
      if (!success) warn({ provider: provider.kind }, 'a notice of the payment provider cannot be understood')
      return success ? [data] : []
    })
    if (notices.length === 0) return 0
    const owners = await tenantsOf(notices.map(({ reference }) => reference))
    const receivedAt = now()
    return db.transaction(async (tx) => {
      let kept = 0
      // To the last one: how many come at once is limited by the bytes of a delivery.
      for (const some of batchesOf(notices, noticesAtOnce)) {
        const values = some.map((notice) => ({
          tenant: owners.get(notice.reference) ?? tenant,
          provider: provider.kind,
          id: notice.id,
          kind: notice.kind,
          reference: notice.reference,
          notice: { ...notice, at: notice.at.toISOString() },
          receivedAt,
        }))
        kept += (await tx.insert(t).values(values).onConflictDoNothing().returning({ id: t.id })).length
      }
      if (kept > 0) await jobs.enqueue(tx, job, {}, { key: 'told' })
      return kept
    })
  }

  /** A reference is one tenant's, whatever the address it was told at. */
  async function tenantsOf(references: string[]): Promise<Map<string, string>> {
    const rows = await db
      .select({ tenant: payments.tenant, reference: payments.reference })
      .from(payments)
      .where(and(inArray(payments.tenant, clients), inArray(payments.reference, references)))
    return new Map(rows.map(({ tenant, reference }) => [reference, tenant]))
  }

  const job: Job<Record<string, never>> = defineJob({
    kind: 'take in notices of the payment provider',
    payload: z.object({}),
    every: { minutes: 5 },
    atOnce: 1,
    mostWaiting: 1_000_000,
    run: async ({ signal }) => {
      const failed: string[] = []
      for (;;) {
        const waiting = await listWaiting(failed)
        if (waiting.length === 0 || signal.aborted) break
        for (const row of waiting) {
          try {
            await takeIn(row)
          } catch (error) {
            // One that cannot be taken in keeps none of the others waiting.
            warn({ reference: row.reference, kind: row.kind, err: error }, 'a notice of the payment provider could not be taken in')
            failed.push(row.id)
          }
        }
      }
      if (failed.length > 0) throw new Error(`${failed.length} notices of the payment provider could not be taken in`)
      return undefined
    },
  })

  const listWaiting = (without: readonly string[]) =>
    db
      .select()
      .from(t)
      .where(and(isNull(t.handledAt), without.length > 0 ? notInArray(t.id, [...without]) : undefined))
      .orderBy(asc(t.receivedAt), asc(t.id))
      .limit(rowsAtOnce)

  type Row = typeof t.$inferSelect

  /** The notice and what it says are one transaction; another node that has it already is let be. */
  async function takeIn(row: Row): Promise<void> {
    const which = and(eq(t.tenant, row.tenant), eq(t.provider, row.provider), eq(t.id, row.id), eq(t.kind, row.kind))
    await db.transaction(async (tx) => {
      const [mine] = await tx
        .update(t)
        .set({ handledAt: now() })
        .where(and(which, isNull(t.handledAt)))
        .returning()
      if (!mine) return
      const [payment] = await tx
        .select()
        .from(payments)
        .where(and(eq(payments.tenant, row.tenant), eq(payments.reference, row.reference)))
      // Kept as it is: the nightly comparison tells of it.
      if (!payment) return warn({ reference: row.reference, kind: row.kind }, 'the payment provider tells of a payment that is not ours')
      const told = asTold(readable.parse(revive(row.notice)))
      const about = (await isOfCharge(tx, payment, told))
        ? await requireCharge(tx, payment, told.transaction, { sealing, tenants, now })
        : payment
      await ledger.record(about.id, (learning) => learnTold(learning, told), tx)
    })
  }

  return { keep, job }
}

const revive = (notice: unknown) => {
  const { at, ...rest } = notice as { at: string }
  return { ...rest, at: new Date(at) }
}

const asTold = ({ kind: what, transaction, cents, paidBy, at: on }: z.output<typeof readable>): Told => ({
  what,
  transaction,
  cents,
  paidBy,
  on,
  asked: false,
})
