import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { paymentEvents, payments as t } from '../../db/tables/payments.ts'
import { withoutWaiting } from '../../db/without-waiting.ts'
import { newReference } from '../../http/reference.ts'
import type { ChangedPayment } from '../../../nouns/payments/shown-payment.ts'
import type { Sealing } from '../../sealing/create-sealing.ts'
import { boxOf } from '../../sealing/sealed-rows.ts'
import type { BilledAccount } from '../billing/billing-system.ts'
import type { PaymentEvent } from './payment-event.ts'
import type { ProviderSession } from '../provider/payment-provider.ts'

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

/** Throws `CannotOpen` where the key that closed it is not at hand. */
export const openBox = (sealing: Sealing, row: Pick<PaymentRow, 'tenant' | 'reference' | 'sealed' | 'keyId'>): PaymentBox => {
  const { session, ...box } = sealing.openJson<PaymentBox>(boxOf.payment(row), row)
  return session ? { ...box, session: { ...session, endsAt: new Date(session.endsAt) } } : box
}

/** What is sealed of a payment, as the columns of its row. */
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

interface Wish {
  /** Whose reference it gets. */
  insurer: string
  made: New
  box: PaymentBox
  /** It need not lie on the disk before it goes on (db/without-waiting.ts); never within a transaction of something else. */
  onTheWay?: true
}

/** Writes a wish down with the first line of its ledger, in one statement; undefined when its key has been stored before. */
export async function writePayment(db: Db, sealing: Sealing, wish: Wish): Promise<PaymentRow | undefined> {
  for (;;) {
    const reference = newReference(wish.insurer)
    const written = db.$with('written').as(
      db
        .insert(t)
        .values({ ...newRow(wish, reference), ...closeBox(sealing, { tenant: wish.made.tenant, reference }, wish.box) })
        .onConflictDoNothing()
        .returning(),
    )
    const first = {
      payment: written.id,
      number: sql<number>`1`.as('number'),
      what: sql<string>`'created'`.as('what'),
      source: sql<'us'>`'us'`.as('source'),
      cents: sql<null>`null::integer`.as('cents'),
      detail: sql<Record<string, string>>`${JSON.stringify({ operation: wish.made.operation })}::jsonb`.as('detail'),
      at: written.createdAt,
    }
    const noted = db
      .$with('noted')
      .as(db.insert(paymentEvents).select(db.select(first).from(written)).returning({ payment: paymentEvents.payment }))
    const [row] = await db.with(written, noted).select().from(written)
    if (row) return row
    if (await findByKey(db, wish.made)) return undefined
    // The reference was somebody's already: another one.
  }
}

const newRow = ({ made, onTheWay }: Wish, reference: string) => ({
  ...made,
  reference,
  askedMac: onTheWay ? withoutWaiting(made.askedMac) : made.askedMac,
  state: 'created' as const,
  settlement: 'pending' as const,
  changedAt: made.createdAt,
})

/** The payment a wish was opened as; keys are of one insurer. */
export async function findByKey(db: Db, { tenant, key }: { tenant: string; key: string }): Promise<PaymentRow | undefined> {
  const [row] = await db
    .select()
    .from(t)
    .where(and(eq(t.tenant, tenant), eq(t.key, key)))
  return row
}

/** Those there are, in the order of the keys. */
export async function listByKeys(db: Db, { tenant, keys }: { tenant: string; keys: string[] }): Promise<PaymentRow[]> {
  const rows = await db
    .select()
    .from(t)
    .where(and(eq(t.tenant, tenant), inArray(t.key, keys)))
  return rows.toSorted((one, other) => keys.indexOf(one.key) - keys.indexOf(other.key))
}

/** By what people see of it, "WM-7K3F-2M9Q"; references are of one insurer. */
export async function findByReference(db: Db, tenant: string, reference: string): Promise<PaymentRow | undefined> {
  const [row] = await db
    .select()
    .from(t)
    .where(and(eq(t.tenant, tenant), eq(t.reference, reference)))
  return row
}

/** By the number of its row; undefined where there is none. */
export async function findById(db: Db, id: number): Promise<PaymentRow | undefined> {
  const [row] = await db.select().from(t).where(eq(t.id, id))
  return row
}

/** In the order we learnt it. */
export async function listEvents(db: Db, payment: number): Promise<PaymentEvent[]> {
  const rows = await db.select().from(paymentEvents).where(eq(paymentEvents.payment, payment)).orderBy(asc(paymentEvents.number))
  return rows as ((typeof rows)[number] & PaymentEvent)[]
}
