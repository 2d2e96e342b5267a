export const disclosure = {
  page: {
    title: 'Disclosure',
    description: (_insurer: string, where: string) =>
      `Summaries of our ${where} automobile, homeowners, condominium and renters insurance: coverages, limits, exclusions, prices and your rights.`,
    automobile: 'Automobile',
    property: 'House',
    condominium: 'Condominium',
    renters: 'Renters',
    rights: 'Your rights',
  },
}
