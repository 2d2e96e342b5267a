import { introduction } from '../introduction.ts'

/** The head of the services. */
export const otherAbout = introduction({
  page: 'OtherOffering_1',
  section: 'Section_1',
  editor: 'Edit Insurance Info',
  title: 'Ten small plots, one fence around them',
  description:
    'Some of these we write ourselves. For others we work with companies that do nothing else, and your agent still answers the phone.\nOne bill where we can, one renewal date where you like, and one person who knows all of it.',
})
