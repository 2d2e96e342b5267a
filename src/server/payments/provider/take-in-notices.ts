import { and, asc, eq, isNull, notInArray } from 'drizzle-orm'
import { z } from 'zod'
import { mostCents } from '../../../nouns/payments/cents.ts'
import type { Db } from '../../db/database.ts'
import { payments, providerNotices as t } from '../../db/tables/payments.ts'
import type { Warn } from '../../http/warn.ts'
import { defineJob, type Job } from '../../jobs/job.ts'
import type { Sealing } from '../../sealing/create-sealing.ts'
import type { Tenants } from '../../tenants.ts'
import { isOfCharge, requireCharge } from '../books/autopay-charges.ts'
import { learnTold } from '../books/learn-told.ts'
import type { Told } from '../books/payment-event.ts'
import type { Ledger } from '../books/payment-ledger.ts'
import { noticeKinds } from './payment-provider.ts'

const text = (most: number) => z.string().max(most)
/** What is kept of a notice; anything larger is none of a provider's. */
export const readableNotice = z.object({
  id: text(200).min(1),
  kind: z.enum(noticeKinds),
  reference: text(100),
  transaction: text(200),
  cents: z.number().int().min(-mostCents).max(mostCents),
  paidBy: z.enum(['card', 'bank']),
  at: z.date(),
})

const rowsAtOnce = 100

type Needs = { db: Db; now: () => Date; warn: Warn; tenants: Tenants; sealing: Sealing; ledger: Ledger }

/** The work that takes in what was kept of the provider's notices, the oldest first; each counts once. */
export function takeInNotices({ db, now, warn, tenants, sealing, ledger }: Needs): Job<Record<string, never>> {
  return defineJob({
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

  function listWaiting(without: readonly string[]) {
    return db
      .select()
      .from(t)
      .where(and(isNull(t.handledAt), without.length > 0 ? notInArray(t.id, [...without]) : undefined))
      .orderBy(asc(t.receivedAt), asc(t.id))
      .limit(rowsAtOnce)
  }

  /** The notice and what it says are one transaction; another node that has it already is let be. */
  async function takeIn(row: typeof t.$inferSelect): Promise<void> {
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
      const told = asTold(readableNotice.parse(revive(row.notice)))
      const about = (await isOfCharge(tx, payment, told))
        ? await requireCharge(tx, payment, told.transaction, { sealing, tenants, now })
        : payment
      await ledger.record(about.id, (learning) => learnTold(learning, told), tx)
    })
  }
}

const revive = (notice: unknown) => {
  const { at, ...rest } = notice as { at: string }
  return { ...rest, at: new Date(at) }
}

const asTold = ({ kind: what, transaction, cents, paidBy, at: on }: z.output<typeof readableNotice>): Told => ({
  what,
  transaction,
  cents,
  paidBy,
  on,
  asked: false,
})
