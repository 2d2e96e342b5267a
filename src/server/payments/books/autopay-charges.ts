import { and, eq, inArray } from 'drizzle-orm'
import { dayMs, hourMs } from '../../../durations.ts'
import type { Db } from '../../db/database.ts'
import { paymentEvents as events, payments as t } from '../../db/tables/payments.ts'
import type { Sealing } from '../../sealing/create-sealing.ts'
import type { Tenants } from '../../tenants.ts'
import type { Told } from './payment-event.ts'
import type { PaymentProvider, ProviderPayment } from '../provider/payment-provider.ts'
import { findByKey, openBox, writePayment, type PaymentRow } from './payment-rows.ts'

/** By which a transaction is found again, however often it is told. */
export const keyOf = (reference: string, transaction: string) => `autopay ${reference} ${transaction}`
const readKey = (key: string) => /^autopay (\S+) (.*)$/s.exec(key)

/**
 * Money that was taken, or could not be, under the reference autopay was turned on with: no wish of anybody's, but a charge autopay made by
 * itself. What was declined before it was on is of the card somebody tried to turn it on with.
 */
export async function isOfCharge(
  tx: Db,
  { operation, id }: Pick<PaymentRow, 'operation' | 'id'>,
  { what, transaction, cents }: Pick<Told, 'what' | 'transaction' | 'cents'>,
): Promise<boolean> {
  if (operation !== 'autopay') return false
  if (what === 'paid' || what === 'settled' || what === 'returned') return true
  if (what !== 'declined' || transaction === '' || cents <= 0) return false
  return (await tx.$count(events, and(eq(events.payment, id), eq(events.what, 'autopay on')))) > 0
}

type Needs = { sealing: Sealing; tenants: Tenants; now: () => Date }

/** Its row in our books, written down when it is heard of first: a payment of its own for each transaction, of the account and the person autopay was turned on by. */
export async function requireCharge(
  tx: Db,
  enrolment: PaymentRow,
  transaction: string,
  { sealing, tenants, now }: Needs,
): Promise<PaymentRow> {
  const { tenant, reference, accountTerm, account } = enrolment
  const key = keyOf(reference, transaction)
  const at = now()
  const made = { tenant, operation: 'charge', key, askedMac: '', accountTerm, account, byAgent: false } as const
  const written = await writePayment(tx, sealing, {
    insurer: tenants.find(tenant)?.name ?? '',
    made: { ...made, minDueCents: 0, balanceCents: 0, createdAt: at, askAt: new Date(at.getTime() + hourMs) },
    box: openBox(sealing, enrolment),
  })
  const row = written ?? (await findByKey(tx, made))
  if (!row) throw new Error('a charge of autopay was there and is gone')
  return row
}

/** Those of the provider's lines under an enrolment that no row of ours has as paid: what was declined at first may be taken later. */
export async function listUnknownCharges<Line extends Pick<ProviderPayment, 'reference' | 'transaction'>>(db: Db, lines: readonly Line[]) {
  const keys = lines.map(({ reference, transaction }) => keyOf(reference, transaction))
  const known = and(inArray(t.key, keys), eq(t.state, 'paid'))
  const rows = keys.length > 0 ? await db.select({ key: t.key }).from(t).where(known) : []
  return lines.filter((_line, index) => !rows.some(({ key }) => key === keys[index]))
}

/** What the provider says of a payment when it is asked. A charge of autopay has no reference of its own there: it is looked for in its list. */
export async function findAtProvider(
  provider: Pick<PaymentProvider, 'findPayment' | 'listPayments'>,
  { reference, operation, key, paidAt, createdAt }: Pick<PaymentRow, 'reference' | 'operation' | 'key' | 'paidAt' | 'createdAt'>,
): Promise<ProviderPayment | null> {
  const [, enrolment, transaction] = (operation === 'charge' && readKey(key)) || []
  if (!enrolment) return provider.findPayment(reference)
  const [from, to] = paidAt
    ? [paidAt.getTime() - dayMs, paidAt.getTime() + dayMs]
    : [createdAt.getTime() - 60 * dayMs, createdAt.getTime() + dayMs]
  // After what comes just before it.
  const span = { from: new Date(from), to: new Date(to), after: enrolment.slice(0, -1), most: 1000 }
  const lines = await provider.listPayments(span)
  const found = lines.find((each) => each.reference === enrolment && each.transaction === transaction)
  return found ? { ...found, reference } : null
}
