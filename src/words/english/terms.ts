export const terms = {
  page: {
    title: 'Terms and conditions',
    description: (insurer: string) =>
      `The rules for using the ${insurer} site in plain words: quotes, accounts, payments, links, and which law applies.`,
  },
}
