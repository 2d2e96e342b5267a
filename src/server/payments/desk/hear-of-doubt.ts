import type { DoubtSaid } from '../../../nouns/payments/payments-desk.ts'
import { within } from '../../db/within.ts'
import type { PaymentRow } from '../books/payment-rows.ts'
import type { Asking } from '../provider/ask-provider.ts'
import { ProviderDown, ProviderRefused, type ProviderPayment } from '../provider/payment-provider.ts'
import { isInDoubt } from './payment-in-doubt.ts'

export type Heard = Exclude<DoubtSaid, 'ended' | 'over' | 'often'>

/** Asks the company how a payment ended, and waits for its word as long as an admin would; 'told' where it is in no doubt. */
export function createHearing({ learn, patienceMs }: { learn: Asking['learn']; patienceMs: number }) {
  return async function hear(row: PaymentRow): Promise<{ said: Heard; found?: ProviderPayment | null }> {
    if (!isInDoubt(row)) return { said: 'told' }
    try {
      const learning = learn(row)
      if (!(await within(patienceMs, learning))) return { said: 'silent' }
      const { row: after, found } = await learning
      if (!isInDoubt(after)) return { said: 'told' }
      return { said: found === null ? 'none' : found.state === 'pending' ? 'undecided' : 'other', found }
    } catch (error) {
      if (!(error instanceof ProviderDown) && !(error instanceof ProviderRefused)) throw error
      return { said: 'silent' }
    }
  }
}
