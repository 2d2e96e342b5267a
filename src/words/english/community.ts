export const community = {
  charityLogos: { unnamed: 'A charity we support' },
  page: {
    title: 'Our community',
    description: (insurer: string, where: string) =>
      `Fire halls, food banks, suppers and a day for your old papers: how ${insurer} gives back to the ${where} towns it insures.`,
  },
}
