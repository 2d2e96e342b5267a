import { and, eq, inArray } from 'drizzle-orm'
import { maskAccountNumber } from '../../nouns/payments/account-number.ts'
import { cancelUntil } from '../../nouns/payments/cancel-until.ts'
import type { ShownPayment } from '../../nouns/payments/shown-payment.ts'
import type { Db } from '../db/database.ts'
import { paymentEvents as events, payments as t } from '../db/tables/payments.ts'
import type { Sealing } from '../sealing/create-sealing.ts'
import type { TenantSettings } from '../tenants.ts'
import type { PaymentCodes } from './payment-codes.ts'
import { openBox, type PaymentRow } from './books/payment-rows.ts'

/** As whoever made them sees them, and where what they take the place of stands by now. */
export function createPresenting({ db, sealing, codes }: { db: Db; sealing: Sealing; codes: PaymentCodes }) {
  return async function presentAll(tenant: TenantSettings, rows: readonly PaymentRow[]): Promise<ShownPayment[]> {
    const boxes = rows.map((row) => openBox(sealing, row))
    const changed = await statesOf(
      tenant,
      boxes.flatMap(({ changes }) => changes?.reference ?? []),
    )
    const calledOff = await listCalledOff(rows.filter(({ state }) => state === 'cancelled'))
    return rows.map((row, index) => {
      const { account, changes } = boxes[index]
      const state = changes && changed.get(changes.reference)
      return {
        ...shownOf(tenant, row, account.number, account.policyHolder),
        changes: changes && state ? { ...changes, state } : null,
        calledOff: calledOff.has(row.id),
      }
    })
  }

  async function statesOf({ client }: TenantSettings, references: string[]): Promise<Map<string, PaymentRow['state']>> {
    if (references.length === 0) return new Map()
    const rows = await db
      .select({ reference: t.reference, state: t.state })
      .from(t)
      .where(and(eq(t.tenant, client), inArray(t.reference, references)))
    return new Map(rows.map(({ reference, state }) => [reference, state]))
  }

  /** Of what was cancelled, those that the payment company had agreed to: the others were given up in its form. */
  async function listCalledOff(rows: readonly PaymentRow[]): Promise<Set<number>> {
    if (rows.length === 0) return new Set()
    const ids = rows.map(({ id }) => id)
    const found = await db
      .selectDistinct({ payment: events.payment })
      .from(events)
      .where(and(inArray(events.payment, ids), eq(events.what, 'scheduled')))
    return new Set(found.map(({ payment }) => payment))
  }

  function shownOf(
    tenant: TenantSettings,
    row: PaymentRow,
    number: string,
    policyHolder: string,
  ): Omit<ShownPayment, 'changes' | 'calledOff'> {
    return {
      code: codes.codeOf(row.tenant, row.reference),
      reference: row.reference,
      operation: row.operation,
      state: row.state,
      account: maskAccountNumber(number),
      policyHolder,
      minDueCents: row.minDueCents,
      balanceCents: row.balanceCents,
      cents: row.cents,
      paidBy: row.paidBy,
      at: row.paidAt?.toISOString() ?? null,
      postedAt: row.postedAt?.toISOString() ?? null,
      settlement: row.settlement,
      createdAt: row.createdAt.toISOString(),
      changedAt: row.changedAt.toISOString(),
      cancelUntil: row.state === 'scheduled' && row.paidAt ? cancelUntil(row.paidAt, tenant.timeZone).toISOString() : null,
    }
  }
}
