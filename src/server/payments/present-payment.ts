import { maskAccountNumber } from '../../nouns/payments/account-number.ts'
import { cancelUntil } from '../../nouns/payments/cancel-until.ts'
import type { ShownPayment } from '../../nouns/payments/shown-payment.ts'
import type { Sealing } from '../sealing/create-sealing.ts'
import type { TenantSettings } from '../tenants.ts'
import type { PaymentCodes } from './payment-codes.ts'
import { openBox, type PaymentRow } from './payment-rows.ts'

/** As whoever made it sees it. */
export function presentPayment(
  { sealing, codes }: { sealing: Sealing; codes: PaymentCodes },
  tenant: TenantSettings,
  row: PaymentRow,
): ShownPayment {
  const { account } = openBox(sealing, row)
  return {
    code: codes.codeOf(row.tenant, row.reference),
    reference: row.reference,
    operation: row.operation,
    state: row.state,
    account: maskAccountNumber(account.number),
    policyHolder: account.policyHolder,
    minDueCents: row.minDueCents,
    balanceCents: row.balanceCents,
    cents: row.cents,
    paidBy: row.paidBy,
    at: row.paidAt?.toISOString() ?? null,
    postedAt: row.postedAt?.toISOString() ?? null,
    settlement: row.settlement,
    changedAt: row.changedAt.toISOString(),
    cancelUntil: row.state === 'scheduled' && row.paidAt ? cancelUntil(row.paidAt, tenant.timeZone).toISOString() : null,
  }
}
