import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import { z } from 'zod'
import { hourMs, minuteMs } from '../../../durations.ts'
import type { Db } from '../../db/database.ts'
import { payments as t } from '../../db/tables/payments.ts'
import type { Warn } from '../../http/warn.ts'
import type { Jobs } from '../../jobs/create-jobs.ts'
import { defineJob, type Job } from '../../jobs/job.ts'
import { findAtProvider } from '../books/autopay-charges.ts'
import type { Learnt, Learning, Ledger } from '../books/payment-ledger.ts'
import { ProviderDown, type PaymentProvider, type ProviderPayment } from './payment-provider.ts'
import { findById, listEvents, type PaymentRow } from '../books/payment-rows.ts'
import { derivePayment } from '../books/derive-payment.ts'
import { nextAsk } from '../books/next-ask.ts'
import { learnTold } from '../books/learn-told.ts'
import { toldBy } from '../books/told-by.ts'
import type { NewEvent, PaymentEvent } from '../books/payment-event.ts'

const rowsAtOnce = 100
const sideBySide = 4
/** Nobody else asks about the same payment meanwhile. */
const askedAgainAfter = minuteMs

/** A payment as it stands by the provider's word, and that word: null where it knew of none. */
export interface Answered {
  row: PaymentRow
  found: ProviderPayment | null
}

export type Asking = ReturnType<typeof createAsking>

type Needs = { db: Db; jobs: Pick<Jobs, 'enqueue'>; now: () => Date; warn: Warn; provider: PaymentProvider; ledger: Ledger }

/** Finds out from the provider what became of payments that nobody told us the end of. */
export function createAsking({ db, jobs, now, warn, provider, ledger }: Needs) {
  /** Asks about one; answers it as it stands then, and throws `ProviderDown` when nothing certain is known. */
  const ask = async (row: PaymentRow): Promise<PaymentRow> => (await learn(row)).row

  /** The same, for whoever has to know whether the provider knew of any. */
  async function learn(row: PaymentRow): Promise<Answered> {
    if (row.operation === 'methods' || row.operation === 'autopay') return { row: await conclude(row, null), found: null }
    let found: ProviderPayment | null
    try {
      found = await findAtProvider(provider, row)
    } catch (error) {
      if (error instanceof ProviderDown) await ledger.record(row.id, ({ known, row: { askAt } }) => silence(known.state, askAt, now()))
      throw error
    }
    return { row: await conclude(row, found), found }
  }

  async function conclude(row: PaymentRow, found: ProviderPayment | null): Promise<PaymentRow> {
    const changed = await ledger.record(row.id, (learning) => (found ? learnFound(learning, found) : learnNothing(learning, now())))
    if (!changed) throw new Error('a payment was there and is gone')
    if (found && (changed.state === 'failed' || changed.state === 'cancelled') && found.state === 'pending') return changed
    // Still open, or its money is not settled: asked again in its time.
    return changed.askAt && changed.askAt <= new Date(now().getTime() + askedAgainAfter) ? postpone(changed) : changed
  }

  /** Where nothing new was learnt, until its state says; never again at once. */
  async function postpone(row: PaymentRow): Promise<PaymentRow> {
    const known = derivePayment(await listEvents(db, row.id))
    const [soonest, next] = [new Date(now().getTime() + askedAgainAfter), nextAsk(row, known, now())]
    const askAt = next && next < soonest ? soonest : next
    const [later] = await db
      .update(t)
      .set({ askAt })
      .where(and(eq(t.id, row.id), eq(t.changedAt, row.changedAt)))
      .returning()
    return later ?? row
  }

  const job: Job<Record<string, never>> = defineJob({
    kind: 'ask the payment provider',
    payload: z.object({}),
    every: { minutes: 1 },
    atOnce: 1,
    limitSeconds: 600,
    run: async ({ signal }) => {
      for (let due = await takeDue(); due.length > 0 && !signal.aborted; due = await takeDue())
        for (let from = 0; from < due.length && !signal.aborted; from += sideBySide)
          await Promise.all(due.slice(from, from + sideBySide).map(askOrLeave))
      return undefined
    },
  })

  /** Some that are due; they are due again soon, should we die over them. */
  async function takeDue(): Promise<PaymentRow[]> {
    const at = now()
    return db.transaction(async (tx) => {
      const due = await tx
        .select({ id: t.id })
        .from(t)
        .where(lte(t.askAt, at))
        .orderBy(asc(t.askAt))
        .limit(rowsAtOnce)
        .for('update', { skipLocked: true })
      if (due.length === 0) return []
      return tx
        .update(t)
        .set({ askAt: new Date(at.getTime() + askedAgainAfter) })
        .where(
          and(
            inArray(
              t.id,
              due.map(({ id }) => id),
            ),
          ),
        )
        .returning()
    })
  }

  async function askOrLeave(row: PaymentRow): Promise<void> {
    try {
      await ask(row)
    } catch (error) {
      // It is asked again; one that cannot be asked about keeps none of the others waiting.
      warn({ reference: row.reference, err: error }, 'what became of a payment is not known yet')
    }
  }

  /** In the transaction of what makes it necessary: somebody waits for the answer. */
  const askSoon = (tx: Db) => jobs.enqueue(tx, job, {}, { key: 'soon' })

  /** By its number, for whoever knows no more. */
  async function askById(id: number): Promise<PaymentRow | undefined> {
    const row = await findById(db, id)
    return row && ask(row)
  }

  return { ask, learn, askById, askSoon, job }
}

const learnFound = (learning: Learning, found: ProviderPayment): Learnt => {
  const events = toldBy(found).flatMap((told) => learnTold(learning, told).events)
  return { events }
}

/** It knows of no payment, which is certain: once nobody can pay any longer, or the browser has said that it gave up, it has ended. */
function learnNothing({ row, known, events }: Learning, now: Date): Learnt | undefined {
  const { state, sessionEndsAt } = known
  const doubted = { what: 'provider knows of none', source: 'us', detail: { transaction: known.transaction ?? '' } } as const
  if (state === 'scheduled') return { events: [doubted] }
  // It had agreed to a day: that it knows of nothing by now is no word that nothing was taken.
  if (events.some(({ what }) => what === doubted.what)) return undefined
  if (state !== 'created' && state !== 'opened' && state !== 'completed' && state !== 'unknown') return undefined
  const over = !sessionEndsAt || sessionEndsAt <= now
  const gaveUp = browserGaveUp(events)
  if (over && state === 'created' && now.getTime() - row.createdAt.getTime() < hourMs) return undefined
  // Widget and provider may be a moment apart, so a browser that says it is done is believed while its key holds.
  if (!over && (state === 'completed' || state === 'unknown' || !gaveUp)) return undefined
  return { events: [gaveUp && state === 'opened' ? gaveUp : { what: 'nothing was taken', source: 'us' }] }
}

/** What the browser said last, where that was the end of it. */
function browserGaveUp(events: readonly PaymentEvent[]): NewEvent | undefined {
  const last = events.findLast(({ what, source }) => source === 'browser' || what === 'opened' || what === 'session renewed')
  if (last?.what === 'browser says cancelled') return { what: 'cancelled', source: 'us' }
  if (last?.what === 'browser says failed') return { what: 'declined', source: 'us' }
  return undefined
}

function silence(state: PaymentRow['state'], askAt: Date | null, now: Date): Learnt | undefined {
  const inDoubt = state === 'completed' || (state === 'opened' && askAt !== null && askAt.getTime() <= now.getTime() + askedAgainAfter)
  return inDoubt ? { events: [{ what: 'provider is silent', source: 'us' }] } : undefined
}
