import { takesMoney, type BookedOperation } from '../../../nouns/payments/shown-payment.ts'
import type { DerivedPayment } from './derive-payment.ts'
import type { Told } from './payment-event.ts'

/** What was agreed when the payment was opened. */
export interface Agreed {
  operation: BookedOperation
  minDueCents: number
  balanceCents: number
}

/** Why what the provider says cannot be what was agreed, for the ledger and the log; undefined where it can. */
export function doubtAbout({ what, cents, transaction, asked }: Told, agreed: Agreed, known: DerivedPayment): string | undefined {
  if (what !== 'paid' && what !== 'scheduled') return undefined
  if (agreed.operation === 'methods' || agreed.operation === 'autopay') return 'no money was asked for'
  // Until billing has been told, the provider's own answer corrects whatever we were told.
  if (known.state === 'paid' && what === 'paid' && !(asked && known.postedAt === null)) {
    if (known.transaction !== transaction) return 'another transaction'
    if (known.cents !== cents) return 'another amount'
  }
  if (!Number.isInteger(cents) || cents <= 0) return 'no amount'
  // What autopay takes was agreed with the provider; whether the bill can take it, billing says.
  if (agreed.operation === 'charge') return undefined
  if (cents < Math.min(agreed.minDueCents, agreed.balanceCents)) return 'less than the least'
  if (cents > agreed.balanceCents) return 'more than the balance'
  // Only the provider's own answer can change what was agreed for a day.
  if (!asked && what === 'paid' && known.state === 'scheduled' && known.transaction === transaction && known.cents !== cents)
    return 'another amount than scheduled'
  return undefined
}

/**
 * What is certain all the same, because the provider answered it when asked: taken, or set for a day on which it will be, but nobody agreed
 * to it. Until billing has been told, it stands before what a notice said was paid.
 */
export const isSoAnyway = ({ what, asked, cents }: Told, agreed: Agreed, { state, postedAt }: DerivedPayment): boolean =>
  asked &&
  (what === 'paid' || what === 'scheduled') &&
  cents > 0 &&
  (state !== 'paid' || (what === 'paid' && postedAt === null)) &&
  takesMoney(agreed)
