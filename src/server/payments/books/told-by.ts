import type { Told } from './payment-event.ts'
import type { ProviderPayment } from '../provider/payment-provider.ts'

/** What the provider answered, in the same words as when it tells us by itself. */
export function toldBy({ state, transaction, cents, paidBy, at: on, settlement }: ProviderPayment): Told[] {
  if (state === 'pending') return []
  const about = { transaction, cents, paidBy, on, asked: true }
  const money: Told[] = [{ ...about, what: state }]
  return state === 'paid' && settlement !== 'pending' ? [...money, { ...about, what: settlement }] : money
}
