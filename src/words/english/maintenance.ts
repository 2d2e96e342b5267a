export const maintenance = {
  notice: { agent: 'Find an agent', pay: 'Pay a bill', claim: 'Start a claim', today: 'The note of today' },
  page: {
    title: 'Under maintenance',
    description: 'Client Connect is undergoing scheduled maintenance. Your agent and customer service can be reached all the same.',
  },
}
