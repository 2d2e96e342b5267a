import { required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { defineSection } from '../section.ts'
import { fieldsWire } from '../../fields/wire.ts'

/** The head of the discounts. */
export const farmDiscounts = defineSection({
  page: 'Farm&Ranch',
  section: 'Section_5',
  editor: 'Edit Discounts Info',
  wire: fieldsWire(),
  fields: {
    title: text({ label: 'Title', rules: [required('Please enter title!')], fallback: 'What we take off' }),
    description: text({
      label: 'Description',
      multiline: true,
      rules: [required('Please enter description!')],
      fallback: 'Good fences make good neighbors, and lower bills. Your agent counts these on the first visit.',
    }),
  },
})
