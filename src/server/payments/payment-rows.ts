import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { paymentEvents, payments as t } from '../db/tables/payments.ts'
import { newReference } from '../http/reference.ts'
import type { ChangedPayment } from '../../nouns/payments/shown-payment.ts'
import type { Sealing } from '../sealing/create-sealing.ts'
import { boxOf } from '../sealing/sealed-rows.ts'
import type { BilledAccount } from './billing-system.ts'
import type { PaymentEvent } from './payment-event.ts'
import type { ProviderSession } from './payment-provider.ts'

export type PaymentRow = typeof t.$inferSelect

/** What of a payment is closed in the box of its row. */
export interface PaymentBox {
  /** As billing knew it when it was opened. */
  account: BilledAccount
  /** "https://…" of the site, for mails that lead back. */
  origin: string
  /** The keys it is paid with while it is open. */
  session?: ProviderSession
  /** Whom a receipt went to last, who is told if the money comes back. */
  email?: string
  /** What it takes the place of. */
  changes?: Omit<ChangedPayment, 'state'>
}

export const openBox = (sealing: Sealing, row: Pick<PaymentRow, 'tenant' | 'reference' | 'sealed' | 'keyId'>): PaymentBox => {
  const { session, ...box } = sealing.openJson<PaymentBox>(boxOf.payment(row), row)
  return session ? { ...box, session: { ...session, endsAt: new Date(session.endsAt) } } : box
}

export const closeBox = (sealing: Sealing, row: Pick<PaymentRow, 'tenant' | 'reference'>, box: PaymentBox) =>
  sealing.sealJson(boxOf.payment(row), box)

type New = Pick<
  PaymentRow,
  | 'tenant'
  | 'operation'
  | 'key'
  | 'askedMac'
  | 'accountTerm'
  | 'account'
  | 'byAgent'
  | 'minDueCents'
  | 'balanceCents'
  | 'createdAt'
  | 'askAt'
>

/** Writes a wish down with the first line of its ledger; undefined when its key has been stored before. */
export async function writePayment(tx: Db, sealing: Sealing, insurer: string, made: New, box: PaymentBox): Promise<PaymentRow | undefined> {
  for (;;) {
    const reference = newReference(insurer)
    const [row] = await tx
      .insert(t)
      .values({
        ...made,
        reference,
        state: 'created',
        settlement: 'pending',
        changedAt: made.createdAt,
        ...closeBox(sealing, { tenant: made.tenant, reference }, box),
      })
      .onConflictDoNothing()
      .returning()
    if (row) {
      await tx
        .insert(paymentEvents)
        .values({ payment: row.id, number: 1, what: 'created', source: 'us', detail: { operation: made.operation }, at: made.createdAt })
      return row
    }
    if (await findByKey(tx, made)) return undefined
    // The reference was somebody's already: another one.
  }
}

export async function findByKey(db: Db, { tenant, key }: { tenant: string; key: string }): Promise<PaymentRow | undefined> {
  const [row] = await db
    .select()
    .from(t)
    .where(and(eq(t.tenant, tenant), eq(t.key, key)))
  return row
}

export async function findByReference(db: Db, tenant: string, reference: string): Promise<PaymentRow | undefined> {
  const [row] = await db
    .select()
    .from(t)
    .where(and(eq(t.tenant, tenant), eq(t.reference, reference)))
  return row
}

export async function findById(db: Db, id: number): Promise<PaymentRow | undefined> {
  const [row] = await db.select().from(t).where(eq(t.id, id))
  return row
}

/** In the order we learnt it. */
export async function listEvents(db: Db, payment: number): Promise<PaymentEvent[]> {
  const rows = await db.select().from(paymentEvents).where(eq(paymentEvents.payment, payment)).orderBy(asc(paymentEvents.number))
  return rows as ((typeof rows)[number] & PaymentEvent)[]
}
