import type { DoubtSaid } from '../../nouns/payments/payments-desk.ts'
import { address } from '../../routes.ts'

/** The desk with this payment opened, and what became of a form about it. */
export const paymentAddressAt = (reference: string, said?: DoubtSaid): string =>
  `${address.paymentsDesk}?payment=${encodeURIComponent(reference)}${said ? `&said=${said}` : ''}`
