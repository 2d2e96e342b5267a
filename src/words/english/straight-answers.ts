/** Straight to a task, over what a search found. */
export const straightAnswers = {
  pay: 'Pay a bill',
  claim: 'File a claim',
  roadside: 'Get roadside help',
  quote: 'Start a quote',
  agent: 'Find an agent',
  agentsIn: (town: string) => `Insurance agents in ${town}`,
  agentsNear: (place: string) => `Agents near ${place}`,
  agentsWhoSpeak: (language: string) => `Agents who speak ${language}`,
  login: 'Log in',
  customerLogin: 'Customer login',
  agentLogin: 'Agent login',
  account: 'Your account',
  contact: 'Contact us',
  careers: 'See our jobs',
}
