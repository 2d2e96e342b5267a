import { paymentAddress } from '../../routes.ts'
import type { SignedIn } from '../identity/sessions.ts'
import type { Sealing } from '../sealing/create-sealing.ts'
import { openBox, type PaymentRow } from './books/payment-rows.ts'
import { isOwn } from './is-own-payment.ts'
import type { PaymentCodes } from './payment-codes.ts'
import type { ProviderCustomers } from './provider/provider-customers.ts'

type Needs = { sealing: Sealing; customers: ProviderCustomers; codes: PaymentCodes }

/** What the payment company is told as a session is opened: the bill, and of whose it is what they themselves may see filled in. */
export function createSessionRequests({ sealing, customers, codes }: Needs) {
  return async function requestOf(row: PaymentRow, person: SignedIn | undefined) {
    if (row.operation === 'charge') throw new Error('nobody opens what autopay takes')
    const { account, origin } = openBox(sealing, row)
    const customerId = await customerOf(row, person)
    const own = isOwn(row, person)
    return {
      operation: row.operation,
      reference: row.reference,
      accountReference: account.number,
      minCents: row.minDueCents,
      balanceCents: row.balanceCents,
      // Whoever has a number alone types the rest: the ZIP code is what links an account.
      ...(own ? { policyHolder: account.policyHolder, street: account.street, zip: account.zip } : {}),
      ...(customerId ? { customerId } : {}),
      byAgent: row.byAgent && own,
      returnTo: origin + paymentAddress(codes.codeOf(row.tenant, row.reference)),
    }
  }

  /** Saved cards and accounts are offered to whom they belong, never to an agent who pays for somebody. */
  async function customerOf(row: PaymentRow, person: SignedIn | undefined): Promise<string | undefined> {
    return person && isOwn(row, person) && !row.byAgent ? customers.requireCustomer(row.tenant, person) : undefined
  }
}
