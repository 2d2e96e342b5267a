import { introduction } from '../introduction.ts'

/** What a farm policy is for. */
export const farmCoverage = introduction({
  page: 'Farm&Ranch',
  section: 'Section_1',
  editor: 'Edit Coverage Info',
  title: 'The whole place, on one page',
  description:
    'Thirty-one wheat farmers started this company over hail. Farms are still what we know best.\nAn agent drives out and walks the place with you: house, yard, sheds, pens and the far quarter. You leave nothing out, and you do not pay for the same thing twice.',
})
