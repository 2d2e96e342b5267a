export const terms = {
  page: {
    title: 'Terms and conditions',
    description: 'The rules for using the Windbreak Mutual site in plain words: quotes, accounts, payments, links, and which law applies.',
  },
}
