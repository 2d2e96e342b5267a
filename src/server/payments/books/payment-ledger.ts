import { eq } from 'drizzle-orm'
import { mayBecome } from '../../../nouns/payments/payment-states.ts'
import type { Db } from '../../db/database.ts'
import { paymentEvents, payments as t } from '../../db/tables/payments.ts'
import type { Sealing } from '../../sealing/create-sealing.ts'
import { derivePayment, type DerivedPayment } from './derive-payment.ts'
import { nextAsk } from './next-ask.ts'
import type { NewEvent, PaymentEvent } from './payment-event.ts'
import { closeBox, listEvents, openBox, type PaymentBox, type PaymentRow } from './payment-rows.ts'

/** A payment as it stands under the lock, and what is to be written about it. */
export interface Learning {
  row: PaymentRow
  known: DerivedPayment
  events: readonly PaymentEvent[]
}

export interface Learnt {
  events: readonly NewEvent[]
  /** What is closed in it from now on. */
  box?(before: PaymentBox): PaymentBox
  /** What is due by now, where that is another sum than it was opened with. */
  agreed?: { minDueCents: number; balanceCents: number }
  /** Ask the provider now, whatever the state says. */
  askNow?: true
}

export interface Change {
  row: PaymentRow
  before: DerivedPayment
  after: DerivedPayment
  /** The whole ledger, with what was learnt now. */
  events: readonly PaymentEvent[]
  learnt: Learnt
}

/** What follows from a change, in its transaction. */
export type Consequence = (tx: Db, change: Change) => Promise<unknown>

export type Ledger = ReturnType<typeof createLedger>

type Needs = { db: Db; sealing: Sealing; now: () => Date; consequences: readonly Consequence[] }

/**
 * The one function that changes what a payment is: under a lock on its row it looks at the whole ledger, adds lines, works the
 * state out anew and sees to what follows from it. Browser, provider, billing, worker and staff all come through here.
 */
export function createLedger({ db, sealing, now, consequences }: Needs) {
  /** Undefined when there is no such payment. */
  async function record(id: number, learn: (learning: Learning) => Learnt | undefined, from: Db = db): Promise<PaymentRow | undefined> {
    return from.transaction(async (tx) => {
      const [row] = await tx.select().from(t).where(eq(t.id, id)).for('update')
      if (!row) return undefined
      const events = await listEvents(tx, id)
      const before = derivePayment(events)
      const learnt = learn({ row, known: before, events })
      if (!learnt || (learnt.events.length === 0 && !learnt.box && !learnt.askNow)) return row
      const at = now()
      const added = learnt.events.map(({ what, source, cents = null, detail = {} }, index) => ({
        payment: id,
        number: events.length + index + 1,
        what,
        source,
        cents,
        detail,
        at,
      }))
      const all: PaymentEvent[] = [...events, ...added]
      const after = derivePayment(all)
      if (after.state !== before.state && !mayBecome(before.state, after.state))
        throw new Error(`a payment that is ${before.state} cannot become ${after.state}`)
      const [changed] = await together(tx, added)
        .update(t)
        .set({
          state: after.state,
          cents: after.cents,
          paidBy: after.paidBy,
          paidAt: after.on,
          transaction: after.transaction,
          settlement: after.settlement,
          postedAt: after.postedAt,
          askAt: learnt.askNow ? at : nextAsk(row, after, at),
          changedAt: at,
          ...learnt.agreed,
          ...boxAfter(row, after, learnt),
        })
        .where(eq(t.id, id))
        .returning()
      for (const follow of consequences) await follow(tx, { row: changed, before, after, events: all, learnt })
      return changed
    })
  }

  /** Keys of a payment that has ended are of no use to anybody but a thief. */
  function boxAfter(row: PaymentRow, { state }: DerivedPayment, { box }: Learnt) {
    const ended = state !== 'created' && state !== 'opened'
    if (!box && (!ended || row.state === state)) return {}
    const next = box ? box(openBox(sealing, row)) : openBox(sealing, row)
    return closeBox(sealing, row, ended ? { ...next, session: undefined } : next)
  }

  return { record }
}

/** The lines and what they come to are one statement: somebody waits for each. */
function together(tx: Db, added: readonly (typeof paymentEvents.$inferInsert)[]): Pick<Db, 'update'> {
  if (added.length === 0) return tx
  const lines = tx
    .insert(paymentEvents)
    .values([...added])
    .returning({ payment: paymentEvents.payment })
  return tx.with(tx.$with('added').as(lines))
}
