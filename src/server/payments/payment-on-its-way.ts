import { and, desc, eq, exists, gt, inArray, isNull, lte, notExists, or, sql, type SQL } from 'drizzle-orm'
import { dayMs, minuteMs } from '../../durations.ts'
import type { Db } from '../db/database.ts'
import { within } from '../db/within.ts'
import { paymentEvents as events, payments as t } from '../db/tables/payments.ts'
import type { Warn } from '../http/warn.ts'
import type { Answered } from './provider/ask-provider.ts'
import { BreakerOpen, createCircuitBreaker } from './billing/circuit-breaker.ts'
import { ProviderDown } from './provider/payment-provider.ts'
import type { PaymentRow } from './books/payment-rows.ts'

/** So long nobody is asked, since the worker asks; and money that is known of by then is the desk's business, and keeps nobody from paying. */
const onItsWayFor = dayMs
/** So long a browser's word alone keeps others from paying: anybody who has the number can say it, and the provider is asked at once. */
const saidFor = 2 * minuteMs
/** Of one account at once: somebody waits. */
const mostAsked = 5

type Needs = {
  db: Db
  now: () => Date
  warn: Warn
  /** What became of it, by the provider's word. */
  learn(row: PaymentRow): Promise<Answered>
  /** How long somebody who wants to pay waits for the provider, whatever there is to ask about. */
  patienceMs?: number
}

/** True where an account has money with the provider that billing does not know of yet, or may have. */
export function createPaymentOnItsWay({ db, now, warn, learn, patienceMs = 4000 }: Needs) {
  const breaker = createCircuitBreaker({ now })

  return async function hasPaymentOnItsWay(tenant: string, accountTerm: string): Promise<boolean> {
    const ofAccount = and(eq(t.tenant, tenant), eq(t.accountTerm, accountTerm), inArray(t.operation, ['pay', 'schedule', 'charge']))
    const unsettled = or(inArray(t.state, ['completed', 'unknown']), and(eq(t.state, 'paid'), isNull(t.postedAt)))
    const some = await db.select({ id: t.id }).from(t).where(and(ofAccount, unsettled)).limit(1)
    // As of nearly every account: nothing more is looked at.
    if (some.length === 0) return false
    const since = new Date(now().getTime() - onItsWayFor)
    const isKnown = async () => {
      const keeping = or(
        and(eq(t.state, 'completed'), gt(t.changedAt, new Date(now().getTime() - saidFor))),
        // What was set for a day may be taken on it, however long ago that was.
        and(eq(t.state, 'unknown'), or(gt(t.changedAt, since), mayComeYet(since))),
        // Since we heard of it first: it may have been paid long before, and what is learnt of it later does not keep anybody longer.
        and(eq(t.state, 'paid'), isNull(t.postedAt), notExists(linesOf('paid', lte(events.at, since)))),
      )
      const found = await db.select({ id: t.id }).from(t).where(and(ofAccount, keeping)).limit(1)
      return found.length > 0
    }
    if (await isKnown()) return true
    const doubts = await db
      .select()
      .from(t)
      .where(and(ofAccount, inArray(t.state, ['completed', 'unknown'])))
      .orderBy(desc(t.id))
      .limit(mostAsked + 1)
    if (doubts.length === 0) return false
    const ended = await Promise.all(doubts.slice(0, mostAsked).map(isEnded))
    return doubts.length > mostAsked || ended.includes(false) || isKnown()
  }

  /** By the provider's word alone: where it gives none, or has not decided, it may have been paid. */
  async function isEnded(doubt: PaymentRow): Promise<boolean> {
    try {
      const { row, found } = await breaker.run(
        () => learnInTime(doubt),
        (error) => error instanceof ProviderDown,
      )
      // A day that was agreed stays in doubt where the provider knows of none; it is over by now.
      return row.state === 'unknown' ? found === null : row.state !== 'completed'
    } catch (error) {
      if (!(error instanceof BreakerOpen)) warn({ reference: doubt.reference, err: error }, 'in doubt about a payment, no other is opened')
      return false
    }
  }

  /** What is answered later is learnt all the same. */
  async function learnInTime(doubt: PaymentRow): Promise<Answered> {
    const learning = learn(doubt)
    if (await within(patienceMs, learning)) return learning
    throw new ProviderDown('the payment provider is slow')
  }

  function mayComeYet(since: Date) {
    const day = sql<string>`${events.detail} ->> 'on'`
    return exists(linesOf('scheduled', gt(day, since.toISOString())))
  }

  function linesOf(what: string, which: SQL) {
    const ofPayment = and(eq(events.payment, t.id), eq(events.what, what), which)
    return db.select({ payment: events.payment }).from(events).where(ofPayment)
  }
}
