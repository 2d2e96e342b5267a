export const faq = {
  page: {
    title: 'Questions people ask us',
    description: 'Paying online, our mailing address, who a check is made out to, changing a policy, finding an agent, claims and quotes.',
  },
}
