import type { PaidBy, PaymentState, Settlement } from './payment-states.ts'

/** A payment as whoever made it sees it: no card, no bank, and of the account number its last digits. */
export interface ShownPayment {
  /** Of its page, /360/pay/payment/:code; nobody can make one up. */
  code: string
  /** What may be quoted on the phone: "WM-7K3F-2M9Q". */
  reference: string
  operation: BookedOperation
  state: PaymentState
  /** "•••• 7755" */
  account: string
  policyHolder: string
  minDueCents: number
  balanceCents: number
  /** What was paid, or will be; null until the provider has said so. */
  cents: number | null
  paidBy: PaidBy | null
  /** When it was paid, or the day it will be; ISO. */
  at: string | null
  /** When billing was told; ISO. */
  postedAt: string | null
  settlement: Settlement
  /** Since when it is as it is; ISO. */
  changedAt: string
  /** Until when it may be changed or cancelled; ISO, null where it is not scheduled. */
  cancelUntil: string | null
}

/** `methods` and `autopay` are wishes at the provider that take no money. */
export type PaymentOperation = 'pay' | 'schedule' | 'autopay' | 'methods'

/** As it stands in the books, where what autopay took by itself is a payment that nobody opened. */
export type BookedOperation = PaymentOperation | 'charge'
