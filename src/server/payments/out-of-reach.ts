import { BillingDown, type BillingSystem } from './billing/billing-system.ts'
import { ForgedNotice, ProviderDown, type PaymentProvider } from './provider/payment-provider.ts'

const noBillingSystem = async () => {
  throw new BillingDown('no billing system is set')
}
const noPaymentProvider = async () => {
  throw new ProviderDown('no payment provider is set')
}

/** In the place of a billing system where none is set. */
export const noBilling: BillingSystem = {
  kind: 'sandbox',
  findAccount: noBillingSystem,
  listPaid: noBillingSystem,
  post: noBillingSystem,
  postReturn: noBillingSystem,
  listPosted: noBillingSystem,
}

/** In the place of a payment provider where none is set: it opens nothing, so there is nothing it could tell. */
export const noProvider: PaymentProvider = {
  kind: 'sandbox',
  mode: 'redirect',
  widget: { script: '', origins: [], ownStyles: false, into: '' },
  openSession: noPaymentProvider,
  requireCustomer: noPaymentProvider,
  readNotice() {
    throw new ForgedNotice('no payment provider is set')
  },
  findPayment: noPaymentProvider,
  cancelScheduled: noPaymentProvider,
  listPayments: noPaymentProvider,
  stopAutopay: noPaymentProvider,
}
