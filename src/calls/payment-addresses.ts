/** Addresses of the calls that bills are paid by. Those below /auth are the source's; account values in them are encrypted (docs/decisions/0039). */

/** The key that account values are encrypted to, and until when such a value counts. */
export const paymentKey = { method: 'GET', path: '/api/payments/key' } as const
/** A fresh session at the payment company, for the page of a payment that is still open; or a look whether the same is due as was shown. */
export const paymentSession = { method: 'POST', path: '/api/payments/session' } as const
/** What the browser saw of the payment company's form: a hint to ask, never a receipt. */
export const paymentHint = { method: 'POST', path: '/api/payments/hint' } as const
export const accountDetails = { method: 'GET', path: '/auth/account-details/:encryptedAccount' } as const
export const getToken = {
  method: 'POST',
  path: '/auth/get-token/:encryptedReference/:encryptedMinAmount',
  also: ['/auth/get-token/:encryptedReference/:encryptedMinAmount/:policyHolderName'],
} as const
export const quickPayToken = { method: 'POST', path: '/auth/quick-pay-token/:encryptedAccount' } as const
export const signInMicrosoftTest = { method: 'POST', path: '/auth/signin-microsoft/:accountNumber/test' } as const
