/** What is said between the agent hub and a site that is told who is signed in. */
export const hubOpen = {
  opening: (host: string) => `Opening ${host}`,
  wait: 'This takes a moment. Nothing happens? Go back to the hub and press the card once more.',
  go: (host: string) => `Continue to ${host}`,
  signIn: 'Please sign in again, and press the card once more.',
  toLogin: 'Sign in',
  toHub: 'Back to the hub',
  without: (host: string) => `Open ${host} without signing in there`,
  cannot: 'This card could not be opened',
  changed: 'This card is no longer on the hub, or was changed. Please go back and look at the hub as it is now.',
  notListed: (host: string) => `${host} is not among the sites that are told who is signed in.`,
  notListedAdmin: (host: string) =>
    `${host} is not among the sites that are told who is signed in. Whoever runs this site adds it to "tokenTargets" of the tenants file.`,
  agentsOnly: (host: string) => `${host} is told who is signed in for agents alone.`,
}
