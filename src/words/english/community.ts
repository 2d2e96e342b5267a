export const community = {
  charityLogos: { unnamed: 'A charity we support' },
  page: {
    title: 'Our community',
    description:
      'Fire halls, food banks, suppers and a day for your old papers: how Windbreak Mutual gives back to the Colorado towns it insures.',
  },
}
