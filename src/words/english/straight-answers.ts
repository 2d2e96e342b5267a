/** Straight to a task, over what a search found. */
export const straightAnswers = {
  pay: 'Pay a bill',
  claim: 'File a claim',
  roadside: 'Get roadside help',
  quote: 'Start a quote',
  agent: 'Find an agent',
  agentsIn: (town: string) => `Insurance agents in ${town}`,
  agentsNear: (place: string) => `Agents near ${place}`,
  agentsWho: ({ line, place, language, open }: Record<'line' | 'place' | 'language' | 'open', string>) =>
    [
      line ? `${line} agents` : 'Agents',
      place && `near ${place}`,
      language && `who speak ${language}`,
      open && open[0].toLowerCase() + open.slice(1),
    ]
      .filter(Boolean)
      .join(' '),
  login: 'Log in',
  customerLogin: 'Customer login',
  agentLogin: 'Agent login',
  account: 'Your account',
  contact: 'Contact us',
  careers: 'See our jobs',
}
