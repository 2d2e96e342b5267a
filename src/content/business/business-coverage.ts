import { introduction } from '../introduction.ts'

/** What a business policy is for. */
export const businessCoverage = introduction({
  page: 'Business',
  section: 'Section_1',
  editor: 'Edit Coverage Info',
  title: 'Keep the lights on',
  description:
    'A good business policy has one job: you open again, soon, and nobody loses a paycheck over it.\nWe write it in one package, so the building, what is in it and what you owe to other people are never three companies pointing at each other. Stores, offices, trades, restaurants and churches are what we know best.',
})
