import { introduction } from '../introduction.ts'

/** Act one: the house. */
export const homeownersCoverage = introduction({
  page: 'HomeInsurance',
  section: 'Section_1',
  editor: 'Edit Home Insurance Info',
  title: 'The house',
  description:
    'Four walls, what is in them, and what happens in the yard.\nA home policy is really five promises in one envelope. Here is each of them, with the kind of day it was written for.',
})
