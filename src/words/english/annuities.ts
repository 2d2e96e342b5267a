export const annuities = {
  page: {
    title: 'Annuities',
    description: 'Fixed, immediate, deferred and indexed annuities in plain words, and the four questions to ask before you sign for one.',
  },
  annuityTypes: { tabs: 'Kinds of annuity', more: 'LEARN MORE' },
  annuityCurve: { paid: 'Paid in', growth: 'What it is worth', income: 'Income', scale: 'Not to scale' },
}
