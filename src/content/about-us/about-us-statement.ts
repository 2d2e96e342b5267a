import { defineSection } from '../section.ts'
import { titleField } from '../title-and-description.ts'

/** One sentence to remember, between the mission and the history. */
export const aboutUsStatement = defineSection({
  page: 'AboutUs',
  section: 'Section_3',
  editor: 'Edit Insurance Info',
  fields: {
    title: titleField('A windbreak does not stop the wind. It makes a place where things can grow.'),
  },
})
