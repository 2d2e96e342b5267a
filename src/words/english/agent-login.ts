export const agentLogin = {
  page: {
    title: 'Agent login',
    description: (insurer: string) => `Agents of ${insurer} sign in to the 360 Insurance Hub here: quotes, commissions, papers and forms.`,
  },
  agentDoor: { here: 'You are signed in as', go: 'Open the 360 Hub' },
}
