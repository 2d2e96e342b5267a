import { derivePayment } from '../books/derive-payment.ts'
import type { PaymentEvent } from '../books/payment-event.ts'

/** True of a payment that billing has not taken over by itself, and does not before somebody at the desk says so. */
export function waitsForPeople(events: readonly PaymentEvent[]): boolean {
  const { state, postedAt, held, settlement, returnPosted } = derivePayment(events)
  if (state !== 'paid') return false
  const last = events.findLast(({ what }) => what === 'billing refused' || what === 'return refused' || what === 'released')
  const wasRefused = last !== undefined && last.what !== 'released'
  return (postedAt === null && (held || wasRefused)) || (settlement === 'returned' && !returnPosted && wasRefused)
}
