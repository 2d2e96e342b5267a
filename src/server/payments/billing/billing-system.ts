import { longNumbers } from '../../../nouns/payments/account-number.ts'
import type { BilledTo } from '../../../nouns/payments/billed-to.ts'
import type { BilledPolicy, BillStatus } from '../../../nouns/payments/my-account.ts'
import type { PaidBy } from '../../../nouns/payments/payment-states.ts'

/**
 * The insurer's own billing system, as far as payments need it. Two adapters: a sandbox in our database, and one that
 * speaks HTTP. Money is integer cents of US dollars, days are "2026-11-22" on the tenant's calendar.
 * Every function throws `BillingDown` when nothing certain is known, so that the caller may ask again.
 */
export interface BillingSystem {
  kind: 'sandbox' | 'http'
  /** By its ten digits; null when there is none. */
  findAccount(tenant: string, number: string): Promise<BilledAccount | null>
  /** What was paid on it, newest first, by whatever way. */
  listPaid(tenant: string, number: string, most: number): Promise<PaidBill[]>
  /** Tells of a payment. The same `reference` twice is one payment: the answer says which time it was. */
  post(tenant: string, paid: PostedPayment): Promise<'posted' | 'posted before'>
  /** Tells that the money of a posted payment came back; the same twice is once. */
  postReturn(
    tenant: string,
    returned: { reference: string; number: string; cents: number; on: string },
  ): Promise<'posted' | 'posted before'>
  /** Its book, for the nightly comparison: what was posted in [from, to), by reference, `most` at a time after `after`. */
  listPosted(
    tenant: string,
    span: { from: Date; to: Date; after: string; most: number },
  ): Promise<{ reference: string; cents: number; returned: boolean }[]>
}

export interface BilledAccount extends BilledTo {
  /** What is owed at least now, and in all. Both 0 where all is paid. */
  minDueCents: number
  balanceCents: number
  /** By when the least is due; null where nothing is. */
  dueOn: string | null
  status: BillStatus
  policies: BilledPolicy[]
  /** Of their agent, as the directory knows one. */
  agentEmail: string | null
}

export interface PaidBill {
  /** Ours where it came through us; billing's own otherwise. */
  reference: string
  cents: number
  on: string
  returned: boolean
}

export interface PostedPayment {
  reference: string
  number: string
  cents: number
  paidAt: Date
  paidBy: PaidBy
}

/** It cannot be reached, or answers what cannot be understood. Never carries an account number. */
export class BillingDown extends Error {}
/** It understood and refused, for good: the sentence is for the desk, the ledger and the log, and its numbers of accounts are taken out. */
export class BillingRefused extends Error {
  constructor(sentence: string) {
    super(sentence.replaceAll(longNumbers, '…'))
  }
}
