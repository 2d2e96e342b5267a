import { introduction } from '../introduction.ts'

/** What a car policy does, in two breaths. */
export const autoCoverage = introduction({
  page: 'Auto_Insurance',
  section: 'Section_1',
  editor: 'Edit Coverage Info',
  title: 'What a good car policy does',
  description:
    'It pays for other people first, then for your car, then for you. You choose how much of each.\nBelow are the five parts almost every Colorado policy is built from. Read the example under each one; it is the quickest way to see whether you need it. Your agent will tell you which ones you do not.',
})
