export const chooser = {
  page: {
    title: 'All our sites',
    description: (insurer: string) =>
      `Insurance, bills and claims, the golf fundraiser, meetings and the store of ${insurer}, and roadside help.`,
  },
  searchDoor: { search: 'Search' },
}
