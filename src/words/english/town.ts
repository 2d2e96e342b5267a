/** The page of a town, for those who look for an agent there. */
export const town = {
  page: {
    title: (town: string, state: string, several: boolean) => `Insurance ${several ? 'agents' : 'agent'} in ${town}, ${state}`,
    description: (agents: string, town: string, county: string, insurer: string, lines: string) =>
      `${agents} of ${insurer} in ${county ? `${town}, ${county}` : town}: ${lines ? `${lines} insurance, ` : ''}phones, office hours and a map.`,
  },
  all: 'All agents',
  /** `count` in words: "One agent", "3 agents". */
  lead: (insurer: string, town: string, county: string, several: boolean) =>
    several
      ? `These agents of ${insurer} have their office in ${town}${county ? `, ${county}` : ''}. Call one, or walk in.`
      : `This agent of ${insurer} has an office in ${town}${county ? `, ${county}` : ''}. Call, or walk in.`,
  speaks: (languages: string, town: string) => `In ${town} we speak ${languages}.`,
  here: (town: string) => `Who is in ${town}`,
  map: (town: string) => `Map of ${town}`,
  call: 'Call',
  quote: (firstName: string) => `Ask ${firstName} for a quote`,
  more: (town: string) => `Everybody near ${town}, with who is open now`,
  lines: (town: string) => `What can be insured in ${town}`,
  insurance: (line: string) => `${line} insurance`,
  around: (town: string) => `Near ${town}`,
  aroundLead: 'Where the next offices are, by distance.',
  inTown: (town: string) => `Agents in ${town}`,
}
