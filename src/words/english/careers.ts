export const careers = {
  voices: { previous: 'Previous', next: 'Next', pause: 'Pause', play: 'Play' },
  page: {
    title: 'Careers',
    description: (insurer: string, where: string) =>
      `Open jobs at ${insurer} in ${where}: every department, pay shown for every job, and how to apply by e-mail, by post or on paper.`,
  },
  applyBand: { email: 'By e-mail', post: 'By post', paper: 'On paper', kind: 'PDF, one page' },
}
