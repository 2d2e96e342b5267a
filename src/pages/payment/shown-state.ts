import type { PaymentState } from '../../nouns/payments/payment-states.ts'
import type { ShownPayment } from '../../nouns/payments/shown-payment.ts'

/** What the page of a payment shows. */
export type Shown = 'open' | 'checking' | 'paid' | 'returned' | 'scheduled' | 'declined' | 'cancelled' | 'expired' | 'down' | 'saved'

const shownOf: Record<PaymentState, Shown> = {
  created: 'open',
  opened: 'open',
  completed: 'checking',
  unknown: 'checking',
  scheduled: 'scheduled',
  paid: 'paid',
  failed: 'declined',
  cancelled: 'cancelled',
  expired: 'expired',
}

/** `down`: the payment company did not answer when it was to go on. */
export function shownState(
  { state, settlement, operation }: Pick<ShownPayment, 'state' | 'settlement' | 'operation'>,
  down: boolean,
): Shown {
  const shown = shownOf[state]
  // Of saved cards and autopay no end is awaited: the account shows what the payment company says of them.
  if (shown === 'checking' && takesNothing(operation)) return 'saved'
  if (shown === 'open' && down) return 'down'
  return shown === 'paid' && settlement === 'returned' ? 'returned' : shown
}

/** What is opened at the payment company without anything to pay. */
export const takesNothing = (operation: ShownPayment['operation']): operation is 'autopay' | 'methods' =>
  operation === 'autopay' || operation === 'methods'

/** "Ellie B.": enough to know whose bill it is, for whoever has no more than the number on it. */
export const shortName = (name: string): string => name.trim().replace(/^(\S+)\s.*?(\S)\S*$/su, '$1 $2.')
