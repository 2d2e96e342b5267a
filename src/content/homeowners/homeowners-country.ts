import { introduction } from '../introduction.ts'

/** Act two: the country home. */
export const homeownersCountry = introduction({
  page: 'HomeInsurance',
  section: 'Section_3',
  editor: 'Edit Country Insurance Info',
  hint: '',
  title: 'The country home',
  description:
    'A few acres, a well, a barn cat and no hydrant for six miles.\nIt is more than a house and less than a farm, and most policies fit neither. This one was drawn for the land in between.',
})
