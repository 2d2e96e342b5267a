import { required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { defineSection } from '../section.ts'
import { fieldsWire } from '../../fields/wire.ts'

/** The head of the discounts. */
export const businessDiscounts = defineSection({
  page: 'Business',
  section: 'Section_5',
  editor: 'Edit Discounts Info',
  wire: fieldsWire(),
  fields: {
    title: text({ label: 'Title', rules: [required('Please enter title!')], fallback: 'What brings the price down' }),
    description: text({
      label: 'Description',
      multiline: true,
      rules: [required('Please enter description!')],
      fallback: 'Good habits show up in the claims, so they show up in the bill. Ask your agent to count yours.',
    }),
  },
})
