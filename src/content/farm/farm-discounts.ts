import { discountsHead } from '../discounts.ts'

/** The head of the discounts. */
export const farmDiscounts = discountsHead({
  page: 'Farm&Ranch',
  section: 'Section_5',
  title: 'What we take off',
  description: 'Good fences make good neighbors, and lower bills. Your agent counts these on the first visit.',
})
