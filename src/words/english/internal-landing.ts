export const internalLanding = {
  archive: {
    label: 'Search the archive',
    hint: 'A word from the title, or “form”, “bulletin”, “guide”.',
    search: 'Search',
    all: 'Show all',
    count: (found: string, all: string) => `${found} of ${all} papers`,
    none: 'No paper has all of these words. Try one of them, or call the agents’ line.',
  },
  page: {
    title: 'Agent Information Hub',
    description: (insurer: string) =>
      `Tools, papers and news for agents of ${insurer}: forms, bulletins, guides, claims help and the Friday Forum.`,
    links: 'Where things are',
  },
}
