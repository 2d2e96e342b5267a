import { createContext } from 'react-router'
import type { AccountToPay, PaymentRefused } from '../site/site-payments.ts'

/** What the action of the page tells its loader: why nothing was opened, with what was typed; or the account that was asked for. */
export interface PayAnswer {
  refused?: RefusedPayment
  account?: AccountToPay
}

export type RefusedPayment = PaymentRefused & { typed: string; of: 'quick' | 'account' }

export const payAnswerContext = createContext<PayAnswer>({})
