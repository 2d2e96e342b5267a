import { and, eq, exists, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { paymentEvents as events, payments as t } from '../db/tables/payments.ts'
import { ProviderDown, ProviderRefused } from './payment-provider.ts'
import type { PaymentRow } from './payment-rows.ts'

/** Later than this it is the desk's business, and nobody is kept from paying. */
const onItsWayFor = 24 * 3600_000
/** So long a browser's word alone keeps others from paying: anybody who has the number can say it, and the provider is asked at once. */
const saidFor = 2 * 60_000

type Needs = {
  db: Db
  now: () => Date
  /** What became of it, by the provider's word. */
  ask(row: PaymentRow): Promise<PaymentRow>
}

/** True where an account has money with the provider that billing does not know of yet, or may have. */
export function createOnItsWay({ db, now, ask }: Needs) {
  return async function hasOneOnItsWay(tenant: string, accountTerm: string): Promise<boolean> {
    const ofAccount = and(eq(t.tenant, tenant), eq(t.accountTerm, accountTerm), inArray(t.operation, ['pay', 'schedule', 'charge']))
    const since = new Date(now().getTime() - onItsWayFor)
    const isKnown = async () => {
      const keeping = or(
        and(eq(t.state, 'completed'), gt(t.changedAt, new Date(now().getTime() - saidFor))),
        // Since it fell into doubt; and what was set for a day may be taken on it, however long ago that was.
        and(eq(t.state, 'unknown'), or(gt(t.changedAt, since), mayComeYet(since))),
        // Since we heard of it: it may have been paid long before.
        and(eq(t.state, 'paid'), isNull(t.postedAt), gt(t.changedAt, since)),
      )
      const found = await db.select({ id: t.id }).from(t).where(and(ofAccount, keeping)).limit(1)
      return found.length > 0
    }
    if (await isKnown()) return true
    // A doubt that is older keeps nobody waiting, where the provider still does not know.
    const doubts = await db
      .select()
      .from(t)
      .where(and(ofAccount, eq(t.state, 'unknown')))
    for (const doubt of doubts) await ask(doubt).catch(letBe)
    return doubts.length > 0 && isKnown()
  }

  function mayComeYet(since: Date) {
    const day = sql<string>`${events.detail} ->> 'on'`
    const agreed = and(eq(events.payment, t.id), eq(events.what, 'scheduled'), gt(day, since.toISOString()))
    return exists(db.select({ payment: events.payment }).from(events).where(agreed))
  }
}

/** It is asked again in its time. */
function letBe(error: unknown): void {
  if (!(error instanceof ProviderDown) && !(error instanceof ProviderRefused)) throw error
}
