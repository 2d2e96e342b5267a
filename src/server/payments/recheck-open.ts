import { takesMoney } from '../../nouns/payments/shown-payment.ts'
import { isOpen } from '../../nouns/payments/payment-states.ts'
import type { Db } from '../db/database.ts'
import { autopayOfAnother, isOnItsWay } from './account-words.ts'
import { findById } from './books/payment-rows.ts'
import { hasAutopayOfAnother } from './changes/autopay-of-another.ts'
import type { createPaymentOnItsWay } from './payment-on-its-way.ts'
import type { Recheck } from './recheck-amount.ts'

type Needs = { db: Db; recheckAmount: Recheck; hasPaymentOnItsWay: ReturnType<typeof createPaymentOnItsWay> }

/**
 * Whether a payment may be paid as it stands: of what has ended there is nothing to ask; of what takes no money, whether somebody else has
 * turned autopay on since it was opened.
 */
export function createRecheckOpen({ db, recheckAmount, hasPaymentOnItsWay }: Needs): Recheck {
  return async function recheckOpen(row) {
    if (!isOpen(row)) return { row, why: null }
    if (row.operation === 'autopay') return { row, why: (await hasAutopayOfAnother(db, row)) ? autopayOfAnother : null }
    if (!takesMoney(row)) return { row, why: null }
    if (!(await hasPaymentOnItsWay(row.tenant, row.accountTerm))) return recheckAmount(row)
    // It may be this very one, paid since it was read: then its own page tells of it.
    const newest = (await findById(db, row.id)) ?? row
    return isOpen(newest) ? { row, why: isOnItsWay } : { row: newest, why: null }
  }
}
