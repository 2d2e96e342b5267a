import { required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { defineSection } from '../section.ts'
import { fieldsWire } from '../../fields/wire.ts'

/** What a farm policy is for. */
export const farmCoverage = defineSection({
  page: 'Farm&Ranch',
  section: 'Section_1',
  editor: 'Edit Coverage Info',
  wire: fieldsWire(),
  fields: {
    title: text({ label: 'Title', rules: [required('Please enter title!')], fallback: 'The whole place, on one page' }),
    description: text({
      label: 'Description',
      hint: 'The first line is set large, the others explain.',
      multiline: true,
      rules: [required('Please enter description!')],
      fallback:
        'Thirty-one wheat farmers started this company over hail. Farms are still what we know best.\nAn agent drives out and walks the place with you: house, yard, sheds, pens and the far quarter. You leave nothing out, and you do not pay for the same thing twice.',
    }),
  },
})
