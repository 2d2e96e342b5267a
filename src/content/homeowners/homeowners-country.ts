import { required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { defineSection } from '../section.ts'
import { fieldsWire } from '../../fields/wire.ts'

/** Act two: the country home. */
export const homeownersCountry = defineSection({
  page: 'HomeInsurance',
  section: 'Section_3',
  editor: 'Edit Country Insurance Info',
  wire: fieldsWire(),
  fields: {
    title: text({ label: 'Title', rules: [required('Please enter title!')], fallback: 'The country home' }),
    description: text({
      label: 'Description',
      multiline: true,
      rules: [required('Please enter description!')],
      fallback:
        'A few acres, a well, a barn cat and no hydrant for six miles.\nIt is more than a house and less than a farm, and most policies fit neither. This one was drawn for the land in between.',
    }),
  },
})
