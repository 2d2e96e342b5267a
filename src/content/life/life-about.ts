import { introduction } from '../introduction.ts'

/** What life insurance is. */
export const lifeAbout = introduction({
  page: 'LifeInsurance',
  section: 'Section_1',
  editor: 'Edit Insurance Info',
  title: 'What is it?',
  description:
    'You pay a little every month. If you die, the people you named get a sum of money, usually free of income tax, and they decide what it is for.\nIt can pay off the house, keep the cows, send a daughter to college or simply buy everyone a year to think. You choose how much and for how long. If your life changes, so can the policy.',
})
