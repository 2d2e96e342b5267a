import type { MovingEvent } from './payment-states.ts'

/** What is worth writing down though the payment stays in its state. */
type StayingEvent =
  | 'created'
  | 'session renewed'
  | 'provider did not open'
  | 'browser says cancelled'
  | 'browser says failed'
  | 'browser says closed'
  | 'amount changed'
  | 'notice refused'
  | 'settled'
  | 'returned'
  | 'posted'
  | 'billing refused'
  | 'held'
  | 'released'
  | 'return posted'
  | 'return refused'
  | 'receipt mailed'
  | 'return mailed'
  | 'charge announced'
  | 'charge called off'
  | 'change begun'
  | 'change left mailed'
  | 'method saved'
  | 'autopay on'
  | 'autopay off'

export type PaymentEventName = MovingEvent | StayingEvent

/** Why, how, by whom: sums are cents and moments ISO; what somebody wrote, we or a company, is in its own words. */
export type LedgerDetail = Record<string, string | number>
