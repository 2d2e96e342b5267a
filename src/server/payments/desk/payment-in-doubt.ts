import { dayMs } from '../../../durations.ts'
import type { PaymentState } from '../../../nouns/payments/payment-states.ts'
import { derivePayment } from '../books/derive-payment.ts'
import type { PaymentEvent } from '../books/payment-event.ts'
import type { PaymentRow } from '../books/payment-rows.ts'

/** So long the company is asked, and nobody but it says how a payment ended. */
const askedFor = dayMs

/** Of saved cards and autopay no end is awaited. */
export const isInDoubt = ({ state, operation }: Pick<PaymentRow, 'state' | 'operation'>) =>
  inDoubt(state) && operation !== 'methods' && operation !== 'autopay'

const inDoubt = (state: PaymentState) => state === 'unknown' || state === 'completed'

/** When a person may say how it ended: counted from when it came into doubt, which with a day that was agreed may be long after it was begun. */
export function endedByHandFrom(events: readonly PaymentEvent[]): Date {
  const since = events.findLast((_event, index) => !inDoubt(derivePayment(events.slice(0, index)).state)) ?? events[0]
  return new Date(since.at.getTime() + askedFor)
}
