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
  /** ISO. */
  createdAt: string
  /** Since when it is as it is; ISO. */
  changedAt: string
  /** Until when it may be changed or cancelled; ISO, null where it is not scheduled. */
  cancelUntil: string | null
  /** Of one that takes the place of another that was set for a day: what that was, and what became of it. */
  changes: ChangedPayment | null
  /** It had been set for a day, and was called off. */
  calledOff: boolean
}

export interface ChangedPayment {
  reference: string
  cents: number
  /** The day it was set for; ISO. */
  at: string
  /** `cancelled` once it is called off; before that it is as it was. */
  state: PaymentState
}

/** `methods` and `autopay` are wishes at the provider that take no money. */
export type PaymentOperation = 'pay' | 'schedule' | 'autopay' | 'methods'

/** As it is in the books, where what autopay took by itself is a payment that nobody opened. */
export type BookedOperation = PaymentOperation | 'charge'

/** True of what somebody pays now or for a day; a `charge` is autopay's own. */
export const takesMoney = ({ operation }: { operation: BookedOperation }) => operation === 'pay' || operation === 'schedule'
