import type { Warn } from '../http/warn.ts'
import type { Sealing } from '../sealing/create-sealing.ts'
import { amountChangedTo, nothingDue } from './account-words.ts'
import { BillingDown, type BillingSystem } from './billing/billing-system.ts'
import type { Ledger } from './books/payment-ledger.ts'
import { openBox, type PaymentRow } from './books/payment-rows.ts'
import type { NotOpened } from './payments.ts'

type Needs = { sealing: Sealing; warn: Warn; billing: Pick<BillingSystem, 'findAccount'>; ledger: Ledger }
export type Recheck = (row: PaymentRow) => Promise<{ row: PaymentRow; why: NotOpened | null }>

/**
 * What is due by now on the account of a payment that is open: where it is another sum than the payment was opened with, that
 * is written down, the key it was opened with is forgotten, and whoever wants to pay is told. Where billing does not answer,
 * what it said at first stands.
 */
export function createRecheck({ sealing, warn, billing, ledger }: Needs): Recheck {
  return async function recheck(row) {
    const account = await billing.findAccount(row.tenant, openBox(sealing, row).account.number).catch((error: unknown) => {
      if (!(error instanceof BillingDown)) throw error
      warn({ reference: row.reference, err: error }, 'what is due could not be asked again')
      return null
    })
    if (!account) return { row, why: null }
    const { minDueCents, balanceCents } = account
    const changed = await ledger.record(row.id, ({ row: current, known: { state } }) => {
      const same = current.minDueCents === minDueCents && current.balanceCents === balanceCents
      if (same || (state !== 'created' && state !== 'opened')) return undefined
      const detail = { was: current.minDueCents, balanceWas: current.balanceCents, balance: balanceCents }
      return {
        events: [{ what: 'amount changed', source: 'billing', cents: minDueCents, detail }],
        agreed: { minDueCents, balanceCents },
        box: ({ session: _old, ...box }) => ({ ...box, account }),
      }
    })
    const now = changed ?? row
    if (balanceCents <= 0) return { row: now, why: nothingDue }
    const same = row.minDueCents === minDueCents && row.balanceCents === balanceCents
    return { row: now, why: same ? null : amountChangedTo(row, account) }
  }
}
