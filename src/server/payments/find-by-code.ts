import type { Db } from '../db/database.ts'
import type { TenantSettings } from '../tenants.ts'
import { findByReference, type PaymentRow } from './books/payment-rows.ts'
import type { PaymentCodes } from './payment-codes.ts'

/** The payment that the code of a page leads to; a code that nobody gave out leads nowhere. */
export function createFindingByCode({ db, codes }: { db: Db; codes: PaymentCodes }) {
  return async function findByCode({ client }: TenantSettings, code: string): Promise<PaymentRow | undefined> {
    const reference = codes.readCode(client, code)
    return reference === undefined ? undefined : findByReference(db, client, reference)
  }
}
