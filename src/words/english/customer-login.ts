export const customerLogin = {
  page: {
    title: 'Customer login',
    description: 'Sign in to your Customer Hub, register for one, or pay from your wallet. Or call: a person answers.',
  },
  notes: {
    quickPay: 'Does your bill say QuickPay or OneInc?',
    whatItIs:
      'That is the service of a payment company that takes money for some of our bills, and your agent is the one who can open it for you.',
    agent: 'Find your agent',
    support: 'Need a person?',
  },
}
