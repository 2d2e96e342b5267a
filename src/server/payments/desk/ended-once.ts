import { hash } from 'node:crypto'
import { and, eq, ne } from 'drizzle-orm'
import { dayMs } from '../../../durations.ts'
import type { Db } from '../../db/database.ts'
import { holdNamed } from '../../db/lock-named.ts'
import { payments as t } from '../../db/tables/payments.ts'
import { spendOnce } from '../../db/spend-once.ts'
import { refused } from '../../http/errors.ts'
import type { PaymentRow } from '../books/payment-rows.ts'

/** So long a key is known again that another payment was ended under. */
const keyCounts = 30 * dayMs

export const keyUsed = 'This Idempotency-Key was used for another end.'

/** Throws where another payment was ended under it. */
export async function useUpKey(tx: Db, { tenant, key, now }: { tenant: string; key: string; now: Date }): Promise<void> {
  const proof = hash('sha256', JSON.stringify(['end by hand', tenant, key]), 'base64url')
  if (!(await spendOnce(tx, [{ hash: proof, endsAt: new Date(now.getTime() + keyCounts) }])))
    throw refused('conflict', { message: keyUsed })
}

/** Of one taking there is one payment: with another's number of it billing would be told of the same money twice. Of one account one is ended at a time. */
export async function refuseKnownTaking(tx: Db, { tenant, accountTerm, id }: PaymentRow, transaction: string | number): Promise<void> {
  await holdNamed(tx, `takings of ${tenant} ${accountTerm}`)
  const [other] = await tx
    .select({ reference: t.reference })
    .from(t)
    .where(and(eq(t.tenant, tenant), eq(t.accountTerm, accountTerm), eq(t.transaction, String(transaction)), ne(t.id, id)))
    .limit(1)
  if (!other) return
  const message = `That is the number of ${other.reference}, which is known already`
  throw refused('invalid', { message, errors: [{ path: 'transaction', message }] })
}
