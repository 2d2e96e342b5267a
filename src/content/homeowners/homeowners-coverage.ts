import { required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { defineSection } from '../section.ts'
import { fieldsWire } from '../../fields/wire.ts'

/** Act one: the house. */
export const homeownersCoverage = defineSection({
  page: 'HomeInsurance',
  section: 'Section_1',
  editor: 'Edit Home Insurance Info',
  wire: fieldsWire(),
  fields: {
    title: text({ label: 'Title', rules: [required('Please enter title!')], fallback: 'The house' }),
    description: text({
      label: 'Description',
      hint: 'The first line is set large, the others explain.',
      multiline: true,
      rules: [required('Please enter description!')],
      fallback:
        'Four walls, what is in them, and what happens in the yard.\nA home policy is really five promises in one envelope. Here is each of them, with the kind of day it was written for.',
    }),
  },
})
