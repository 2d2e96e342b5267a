export const business = {
  options: { list: 'Options' },
  coverage: { tabs: 'Kinds of coverage' },
  page: {
    title: 'Business insurance',
    description: (_insurer: string, where: string) =>
      `Insurance for ${where} shops, trades, offices and restaurants: property, liability, lost income and vans in one package, from an agent on your street.`,
    anchors: { coverage: 'What it covers', options: 'Optional coverage', discounts: 'Discounts' },
  },
}
