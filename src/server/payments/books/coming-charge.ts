import { and, asc, eq, inArray } from 'drizzle-orm'
import type { ComingCharge } from '../../../nouns/payments/my-account.ts'
import { dayOn } from '../../../nouns/wall-time.ts'
import type { Db } from '../../db/database.ts'
import { paymentEvents, payments as t } from '../../db/tables/payments.ts'
import { keyOf } from './autopay-charges.ts'
import type { Learnt, Learning } from './payment-ledger.ts'
import type { Told } from './payment-event.ts'

/** Of an enrolment of autopay: what the provider says it will take, or will not after all; undefined for everything else it says. */
export function learnComing({ row, events }: Learning, { what, transaction, cents, on }: Told): Learnt | undefined {
  if (row.operation !== 'autopay' || transaction === '') return undefined
  const before = events.findLast((each) => isAboutComing(each.what) && each.detail.transaction === transaction)
  const at = on.toISOString()
  if (what === 'scheduled' && Number.isInteger(cents) && cents > 0) {
    const known = before?.what === 'charge announced' && before.cents === cents && before.detail.on === at
    return { events: known ? [] : [{ what: 'charge announced', source: 'provider', cents, detail: { transaction, on: at } }] }
  }
  if (what === 'cancelled' && before)
    return {
      events: before.what === 'charge called off' ? [] : [{ what: 'charge called off', source: 'provider', detail: { transaction } }],
    }
  return undefined
}

const isAboutComing = (what: string) => what === 'charge announced' || what === 'charge called off'

type Where = { tenant: string; accountTerm: string; account: string; timeZone: string }

/** What autopay of this person takes next of the account, as its provider told it last; null where it has told nothing of a day to come. */
export async function findComingCharge(db: Db, { tenant, accountTerm, account, timeZone }: Where, now: Date): Promise<ComingCharge | null> {
  const ofAccount = and(eq(t.tenant, tenant), eq(t.accountTerm, accountTerm), eq(t.account, account), eq(t.operation, 'autopay'))
  const said = await db
    .select({ reference: t.reference, what: paymentEvents.what, cents: paymentEvents.cents, detail: paymentEvents.detail })
    .from(paymentEvents)
    .innerJoin(t, eq(t.id, paymentEvents.payment))
    .where(and(ofAccount, inArray(paymentEvents.what, ['charge announced', 'charge called off'])))
    .orderBy(asc(paymentEvents.at), asc(paymentEvents.payment), asc(paymentEvents.number))
  // The last word of each.
  const last = new Map(said.map((each) => [keyOf(each.reference, String((each.detail as Detail).transaction)), each]))
  const today = dayOn(now, timeZone)
  const coming = [...last].flatMap(([key, { what, cents, detail }]) => {
    const at = String((detail as Detail).on ?? '')
    return what === 'charge announced' && cents !== null && dayOn(new Date(at), timeZone) >= today ? [{ key, cents, at }] : []
  })
  const tried = await listTried(
    db,
    tenant,
    coming.map(({ key }) => key),
  )
  const [next] = coming.filter(({ key }) => !tried.has(key)).toSorted((a, b) => a.at.localeCompare(b.at))
  return next ? { cents: next.cents, at: next.at } : null
}

/** Of charges that were announced, those that were taken already or could not be, though their day is not over. */
async function listTried(db: Db, tenant: string, keys: string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set()
  const charges = await db
    .select({ key: t.key })
    .from(t)
    .where(and(eq(t.tenant, tenant), inArray(t.key, keys)))
  return new Set(charges.map(({ key }) => key))
}

type Detail = { transaction?: string; on?: string }
