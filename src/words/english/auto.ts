export const auto = {
  coverage: { tabs: 'Kinds of coverage' },
  page: {
    title: 'Auto insurance',
    description: (_insurer: string, where: string) =>
      `Car and pickup insurance for ${where} roads: liability, collision, hail and deer, roadside help, and ways to pay less.`,
  },
}
