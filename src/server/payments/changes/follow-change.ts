import { and, eq, gte, inArray } from 'drizzle-orm'
import { minuteMs } from '../../../durations.ts'
import { isGivenUp } from '../../../nouns/payments/payment-states.ts'
import type { Db } from '../../db/database.ts'
import { paymentEvents as events, payments as t } from '../../db/tables/payments.ts'
import type { Jobs } from '../../jobs/create-jobs.ts'
import { defineJob, type Job } from '../../jobs/job.ts'
import { sessionLifetime } from '../provider/one-inc-facts.ts'
import type { Change } from '../books/payment-ledger.ts'
import { findById, findByReference, listEvents, type PaymentRow } from '../books/payment-rows.ts'
import { changeFollowing, type OfPayment } from '../stopped-payment-work.ts'

type Needs = {
  db: Db
  jobs: Pick<Jobs, 'enqueue'>
  now: () => Date
  /** As the payment company has it; throws where it does not answer. */
  ask(row: PaymentRow): Promise<PaymentRow>
  /** Told once. */
  tellOfLeft(changed: PaymentRow, next: PaymentRow): Promise<void>
}

/** Longer than a key is good for: by then the new one is set, or is not. */
const looksAfter = sessionLifetime + 5 * minuteMs

/**
 * Sees a change through, whoever died over it and whatever was not answered: where the old payment is called off and nothing took its
 * place, the customer is told, since they believe that something is set.
 */
export function createFollowingChanges({ db, jobs, now, ask, tellOfLeft }: Needs) {
  const job: Job<OfPayment> = defineJob({
    ...changeFollowing,
    // Until the payment company answers.
    attempts: 100_000,
    limitSeconds: 120,
    mostWaiting: 1_000_000,
    waits: { firstSeconds: 30, mostSeconds: 1800 },
    run: async ({ payload: { payment } }) => {
      const row = await findById(db, payment)
      if (!row) return undefined
      const changed = row.state === 'scheduled' ? await ask(row) : row
      // It stands as it was, was taken, or nobody knows yet: whoever learns later that it is called off has this asked for again.
      if (changed.state !== 'cancelled') return undefined
      const next = await findNext(changed)
      if (!next || isAgreed(next.state)) return undefined
      if (!isGivenUp(next.state)) return (tx) => followSoon(tx, payment)
      if (!(await wasPaidOtherwise(next))) await tellOfLeft(changed, next)
      return undefined
    },
  })

  /** Of several that were begun the last one, which alone can have been given a key. */
  async function findNext({ id, tenant }: PaymentRow): Promise<PaymentRow | undefined> {
    const begun = (await listEvents(db, id)).findLast(({ what }) => what === 'change begun')
    return begun && findByReference(db, tenant, String(begun.detail.to))
  }

  /** They chose a day anew, or paid at once; in a form that was open before the change as well, and not what has but settled since. */
  async function wasPaidOtherwise({ createdAt, tenant, accountTerm }: PaymentRow): Promise<boolean> {
    const ofAccount = and(eq(t.tenant, tenant), eq(t.accountTerm, accountTerm), inArray(t.operation, ['pay', 'schedule']))
    const since = and(inArray(events.what, [...agreed]), gte(events.at, createdAt))
    const found = await db
      .select({ id: t.id })
      .from(t)
      .innerJoin(events, eq(events.payment, t.id))
      .where(and(ofAccount, inArray(t.state, [...agreed]), since))
      .limit(1)
    return found.length > 0
  }

  const followSoon = (tx: Db, payment: number) =>
    jobs.enqueue(tx, job, { payment }, { key: String(payment), runAt: new Date(now().getTime() + looksAfter) })

  return { job, followSoon }
}

/** Whoever learnt it: our own call, the company's notice, or the answer to a question. */
export const isCalledOffToBeChanged = ({ before, after, events }: Change) =>
  before.state !== 'cancelled' && after.state === 'cancelled' && events.some(({ what }) => what === 'change begun')

/** States, and the lines of the ledger that lead to them. */
const agreed: readonly ('scheduled' | 'paid')[] = ['scheduled', 'paid']
const isAgreed = (state: PaymentRow['state']) => agreed.some((each) => each === state)
