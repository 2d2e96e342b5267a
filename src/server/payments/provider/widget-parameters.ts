import { writeDollars } from '../../../nouns/payments/cents.ts'
import type { ProviderWish } from './payment-provider.ts'

/** A wish in the words of PortalOne V2, which the sandbox's widget understands as well. There is no operation "schedule": the day is chosen inside. */
export function widgetParameters(wish: ProviderWish, accessToken: string): Record<string, string> {
  const { operation, accountReference, minCents, balanceCents, policyHolder, street, zip, customerId, byAgent, returnTo } = wish
  const common = {
    accessTokenId: accessToken,
    ...(policyHolder === undefined ? {} : { policyHolderName: policyHolder }),
    ...(zip === undefined ? {} : { billingZip: zip }),
    ...(street === undefined ? {} : { billingAddressStreet: street }),
    clientReferenceData1: accountReference,
    displayMode: 'inline',
    allowClosing: 'true',
    loadingIndication: 'true',
    returnUrl: returnTo,
    ...(customerId === undefined ? {} : { customerId }),
  }
  if (operation === 'methods') return { operation: 'managePaymentMethods', ...common }
  if (operation === 'autopay') return { operation: 'enrollAutoPay', saveOption: 'Save', ...common }
  return {
    ...(byAgent ? { operation: 'quickPay', userRole: 'agent' } : { operation: 'makePayment' }),
    paymentCategory: 'UserSelect',
    feeContext: 'PaymentWithFee',
    convenienceFeeType: 'Default',
    amountContext: 'SelectOrEnterAmount',
    amountContextDefault: 'minimumAmountDue',
    minAmountDue: writeDollars(minCents),
    accountBalance: writeDollars(balanceCents),
    confirmationDisplay: 'true',
    acknowledgmentRequired: 'true',
    ...(customerId === undefined ? {} : { saveOption: 'Save' }),
    ...common,
  }
}
