import { required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { defineSection } from '../section.ts'
import { fieldsWire } from '../../fields/wire.ts'

/** One sentence to remember, between the mission and the history. */
export const aboutUsStatement = defineSection({
  page: 'AboutUs',
  section: 'Section_3',
  editor: 'Edit Insurance Info',
  wire: fieldsWire(),
  fields: {
    title: text({
      label: 'Title',
      rules: [required('Please enter title!')],
      fallback: 'A windbreak does not stop the wind. It makes a place where things can grow.',
    }),
  },
})
