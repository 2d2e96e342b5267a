import type { PaymentState } from '../../nouns/payments/payment-states.ts'
import type { ShownPayment } from '../../nouns/payments/shown-payment.ts'

/** What the page of a payment shows. */
export type Shown = 'open' | 'checking' | 'paid' | 'returned' | 'scheduled' | 'declined' | 'cancelled' | 'expired' | 'down'

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
export function shownState({ state, settlement }: Pick<ShownPayment, 'state' | 'settlement'>, down: boolean): Shown {
  const shown = shownOf[state]
  if (shown === 'open' && down) return 'down'
  return shown === 'paid' && settlement === 'returned' ? 'returned' : shown
}

/** "Ellie B.": enough to know whose bill it is, for whoever has no more than the number on it. */
export const shortName = (name: string): string => name.trim().replace(/^(\S+)\s.*?(\S)\S*$/su, '$1 $2.')
