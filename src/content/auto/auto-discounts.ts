import { discountsHead } from '../discounts.ts'

/** The head of the discounts. */
export const autoDiscounts = discountsHead({
  page: 'Auto_Insurance',
  section: 'Section_4',
  title: 'Ways to pay less',
  description: 'We look for these before you ask. If one starts to apply, on a birthday or after a move, we take it off the next bill.',
})
