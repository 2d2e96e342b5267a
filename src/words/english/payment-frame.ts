/** The isolated page the provider's payment form stands in, and the mail about it. */
export const paymentFrame = {
  title: 'Payment form',
  needsScript: 'The payment form needs JavaScript. Please close it and choose to pay on the page of the payment provider.',
  alert: {
    subject: 'Look at the payment page: something is not as it should be',
    preview: 'The weekly check of the page with the payment form found something.',
    heading: 'The payment page needs your attention',
    found: (moment: string) => `The check of ${moment} compared the page with the payment form to what was released. It found:`,
    next: 'If nobody of yours changed this, take the payment form down (PAYMENTS_MODE=redirect) until you know who did. docs/payments.md says what to do.',
  },
}
