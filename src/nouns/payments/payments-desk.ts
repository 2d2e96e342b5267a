import type { BookDifference } from './book-difference.ts'
import type { TypedEnd } from './hand-end.ts'
import type { LedgerDetail, PaymentEventName } from './ledger-line.ts'
import type { LedgerSource, PaidBy, PaymentState, Settlement } from './payment-states.ts'
import type { BookedOperation } from './shown-payment.ts'

/** A payment in the list of the desk: no card, no bank, and of the account its last digits. */
export interface DeskPayment {
  reference: string
  operation: BookedOperation
  state: PaymentState
  account: string
  byAgent: boolean
  minDueCents: number
  balanceCents: number
  cents: number | null
  paidBy: PaidBy | null
  /** ISO, as all moments here. */
  createdAt: string
  changedAt: string
  paidAt: string | null
  postedAt: string | null
  settlement: Settlement
}

export interface DeskPaymentEvent {
  what: PaymentEventName
  source: LedgerSource
  cents: number | null
  detail: LedgerDetail
  at: string
  /** Since it was written down. */
  afterMs: number
}

export interface DeskDifference {
  reconciliation: number
  reference: string
  what: BookDifference
  ourCents: number | null
  providerCents: number | null
  billingCents: number | null
  foundAt: string
}

export interface DeskComparison {
  id: number
  from: string
  to: string
  startedAt: string
  finishedAt: string | null
  compared: number
  differences: number
}

/** Of a payment that nobody knows the end of. */
export interface DeskDoubt {
  /** Of the form that ends it: sent twice, it is one end. */
  key: string
  /** From when on it may be ended by hand; until then the company is asked. */
  from: string
  /** True where that has come. */
  mayEnd: boolean
  /** The days it may have been taken on, on the calendar of the insurer. */
  since: string
  today: string
}

/** What became of a form about a doubt. 'undecided': it has it, and has not decided. 'other': what it says cannot be taken in. 'often': it was not asked. */
export const doubtSaid = ['silent', 'none', 'undecided', 'other', 'told', 'ended', 'over', 'often'] as const
export type DoubtSaid = (typeof doubtSaid)[number]

/** Of a form of the page; with what was typed where something is wrong with it, `path` saying with which field: '' for none of them. */
export type PaymentsDeskOutcome =
  | 'comparing'
  | 'done'
  | 'nothing'
  | { payment: string; said: DoubtSaid }
  | { payment: string; typed: TypedEnd; path: string; problem: string }

/** The page of admins about payments. */
export interface PaymentsDeskPage {
  counts: Record<PaymentState, number>
  /** Of the state asked for, newest first; `next` leads to those before. */
  state: PaymentState | null
  payments: DeskPayment[]
  next: string | null
  opened: { payment: DeskPayment; events: DeskPaymentEvent[]; mayRelease: boolean; doubt: DeskDoubt | null } | null
  /** True where one was asked for by a reference that is nobody's. */
  missing: boolean
  /** Newest first; `moreDifferences` leads to those after. */
  differences: DeskDifference[]
  moreDifferences: string | null
  comparisons: DeskComparison[]
}

export const paymentStates = [
  'created',
  'opened',
  'completed',
  'scheduled',
  'unknown',
  'cancelled',
  'failed',
  'expired',
  'paid',
] as const satisfies PaymentState[]
