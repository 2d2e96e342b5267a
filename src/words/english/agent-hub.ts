/** The agents' page; titles and links are content. */
export const agentHub = {
  page: {
    title: 'Agent hub',
    description: (insurer: string) => `What an agent of ${insurer} opens every morning: the day, the tools, the papers and the people.`,
  },
  toBeSet: 'to be set',
  pdf: 'PDF',
  empty: 'Nothing in it yet.',
  allPapers: (count: string) => `All ${count}, with a search`,
}
