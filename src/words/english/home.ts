export const home = {
  scheduledPay: { month: 'A month with the 12th marked as the payment day' },
  quickPay: {
    account: 'Account number',
    missing: 'Please enter your account number',
    proceed: 'Proceed to Pay',
    stub: 'Where to find your account number',
  },
  agentStrip: {
    zip: 'Your ZIP code',
    noZip: 'Please enter your ZIP code, five digits.',
  },
}
