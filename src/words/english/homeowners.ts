export const homeowners = {
  homeCoverage: { tabs: 'What a home policy covers' },
  page: {
    title: 'Home insurance',
    description: (_insurer: string, where: string) =>
      `Insurance for ${where} houses, country homes and rented rooms: dwelling, outbuildings, belongings and liability, with an agent who knows your hail.`,
    anchors: { house: 'The house', country: 'The country home', renters: 'Renters', discounts: 'Discounts' },
  },
  countryHome: { tabs: 'What the country home policy adds' },
}
