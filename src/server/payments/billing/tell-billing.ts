import { dayOn } from '../../../nouns/wall-time.ts'
import type { Db } from '../../db/database.ts'
import type { Warn } from '../../http/warn.ts'
import type { Jobs } from '../../jobs/create-jobs.ts'
import { defineJob, type Job } from '../../jobs/job.ts'
import type { Sealing } from '../../sealing/create-sealing.ts'
import type { Tenants } from '../../tenants.ts'
import { findAtProvider } from '../books/autopay-charges.ts'
import { BillingRefused, type BillingSystem } from './billing-system.ts'
import { derivePayment, type DerivedPayment } from '../books/derive-payment.ts'
import { learnTold } from '../books/learn-told.ts'
import type { PaymentEvent } from '../books/payment-event.ts'
import type { PaymentProvider } from '../provider/payment-provider.ts'
import { toldBy } from '../books/told-by.ts'
import type { Ledger } from '../books/payment-ledger.ts'
import { findById, listEvents, openBox, type PaymentRow } from '../books/payment-rows.ts'
import { billingTelling, type OfPayment } from '../stopped-payment-work.ts'

type Needs = {
  db: Db
  jobs: Pick<Jobs, 'enqueue'>
  sealing: Sealing
  warn: Warn
  tenants: Tenants
  billing: BillingSystem
  provider: PaymentProvider
  ledger: () => Ledger
}

/**
 * Tells billing of what was paid and of what came back: at least once, since a server may die between its answer and our line
 * in the ledger; billing counts a reference once.
 */
export function createTelling({ db, jobs, sealing, warn, tenants, billing, provider, ledger }: Needs) {
  const job: Job<OfPayment> = defineJob({
    ...billingTelling,
    // Until it answers: money that was taken is never given up.
    attempts: 100_000,
    limitSeconds: 120,
    mostWaiting: 1_000_000,
    waits: { firstSeconds: 5, mostSeconds: 1800 },
    run: async ({ payload }) => {
      const row = await findById(db, payload.payment)
      if (!row) return undefined
      const events = await listEvents(db, row.id)
      const known = derivePayment(events)
      if (owesPayment(known, events)) {
        const confirmed = await confirm(row, events)
        if (confirmed) await tell(row, 'posted', 'billing refused', () => billing.post(row.tenant, paidOf(row, confirmed)))
        return undefined
      }
      if (owesReturn(known, events)) {
        const on = dayOn(returnedAt(events), tenants.find(row.tenant)?.timeZone ?? 'UTC')
        const { number } = openBox(sealing, row).account
        const returned = { reference: row.reference, number, cents: known.cents ?? 0, on }
        return tell(row, 'return posted', 'return refused', () => billing.postReturn(row.tenant, returned))
      }
      return undefined
    },
  })

  /**
   * Asked again by us, the provider must say the same as in its notice, which some providers do not even sign: only then is
   * anything posted. Undefined, and held back, where it does not. Throws where it does not answer.
   */
  async function confirm(row: PaymentRow, events: readonly PaymentEvent[]): Promise<DerivedPayment | undefined> {
    if (events.some(({ what, detail }) => (what === 'paid' && detail.asked === 1) || what === 'released')) return derivePayment(events)
    const found = await findAtProvider(provider, row)
    if (found?.state === 'pending') throw new Error('the payment provider has not decided yet')
    const isThere = found?.state === 'paid'
    const changed = await ledger().record(row.id, (learning) => {
      if (found && isThere) return { events: toldBy(found).flatMap((told) => learnTold(learning, told).events) }
      return { events: [{ what: 'held', source: 'provider', detail: { why: 'the provider knows of no such payment' } }] }
    })
    if (!isThere) warn({ reference: row.reference }, 'a payment was acknowledged that the payment provider does not know of')
    const after = changed && derivePayment(await listEvents(db, row.id))
    return after && !after.held && isThere ? after : undefined
  }

  async function tell(
    row: PaymentRow,
    what: 'posted' | 'return posted',
    refusedAs: 'billing refused' | 'return refused',
    post: () => Promise<'posted' | 'posted before'>,
  ): Promise<undefined> {
    // In a transaction of its own and not the one that ends the job: whoever holds the payment may be asking for this very job.
    try {
      await post()
      await ledger().record(row.id, ({ known }) => {
        const noted = what === 'posted' ? known.postedAt !== null : known.returnPosted
        return noted ? undefined : { events: [{ what, source: 'billing' }] }
      })
    } catch (error) {
      if (!(error instanceof BillingRefused)) throw error
      warn({ reference: row.reference, err: error }, 'billing refuses a payment')
      const why = error.message.slice(0, 300)
      await ledger().record(row.id, () => ({ events: [{ what: refusedAs, source: 'billing', detail: { why } }] }))
    }
  }

  function paidOf(row: PaymentRow, { cents, on, paidBy }: DerivedPayment) {
    if (cents === null || on === null || paidBy === null) throw new Error('a payment is paid and nobody knows how')
    return { reference: row.reference, number: openBox(sealing, row).account.number, cents, paidAt: on, paidBy }
  }

  /** In the transaction of what there is to tell. */
  const tellSoon = (tx: Db, payment: number) => jobs.enqueue(tx, job, { payment }, { key: String(payment) })

  return { job, tellSoon }
}

/** What billing refused for good it is told again only when somebody says so, by which the refusal is not the last word. */
function owesPayment({ state, postedAt, held }: DerivedPayment, events: readonly PaymentEvent[]): boolean {
  const last = events.findLast(({ what }) => what === 'billing refused' || what === 'released')
  return state === 'paid' && postedAt === null && !held && last?.what !== 'billing refused'
}

function owesReturn({ settlement, postedAt, returnPosted }: DerivedPayment, events: readonly PaymentEvent[]): boolean {
  const last = events.findLast(({ what }) => what === 'return refused' || what === 'released')
  return settlement === 'returned' && postedAt !== null && !returnPosted && last?.what !== 'return refused'
}

/** True where billing is to be told of something. */
export const owesBilling = (known: DerivedPayment, events: readonly PaymentEvent[]) =>
  owesPayment(known, events) || owesReturn(known, events)

const returnedAt = (events: readonly PaymentEvent[]) => new Date(events.find(({ what }) => what === 'returned')?.detail.on ?? 0)
