import { discountsHead } from '../discounts.ts'

/** The head of the discounts. */
export const businessDiscounts = discountsHead({
  page: 'Business',
  section: 'Section_5',
  title: 'What brings the price down',
  description: 'Good habits show up in the claims, so they show up in the bill. Ask your agent to count yours.',
})
