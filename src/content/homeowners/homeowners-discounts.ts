import { discountsHead } from '../discounts.ts'

/** The head of the discounts. */
export const homeownersDiscounts = discountsHead({
  page: 'HomeInsurance',
  section: 'Section_7',
  title: 'Less, for good reasons',
  description: 'A house that is harder to break, burn or soak costs less to insure. Tell us what you have done to yours.',
})
