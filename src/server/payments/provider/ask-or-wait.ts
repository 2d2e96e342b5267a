import type { Db } from '../../db/database.ts'
import { findByReference, type PaymentRow } from '../books/payment-rows.ts'
import type { Asking } from './ask-provider.ts'
import { ProviderDown, ProviderRefused } from './payment-provider.ts'

/** What became of a payment, or how it stood where the company does not answer: the worker goes on asking. */
export function createAskOrWait(db: Db, { ask }: Pick<Asking, 'ask'>) {
  return async function askOrWait(row: PaymentRow): Promise<PaymentRow> {
    try {
      return await ask(row)
    } catch (error) {
      if (!(error instanceof ProviderDown) && !(error instanceof ProviderRefused)) throw error
      return (await findByReference(db, row.tenant, row.reference)) ?? row
    }
  }
}
