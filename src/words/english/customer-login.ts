export const customerLogin = {
  page: {
    title: 'Customer login',
    description: 'Sign in to your Customer Hub, register for one, or pay from your wallet. Or call: a person answers.',
  },
}
