import { required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { defineSection } from '../section.ts'
import { fieldsWire } from '../../fields/wire.ts'

/** The head of the discounts. */
export const homeownersDiscounts = defineSection({
  page: 'HomeInsurance',
  section: 'Section_7',
  editor: 'Edit Discounts Info',
  wire: fieldsWire(),
  fields: {
    title: text({ label: 'Title', rules: [required('Please enter title!')], fallback: 'Less, for good reasons' }),
    description: text({
      label: 'Description',
      multiline: true,
      rules: [required('Please enter description!')],
      fallback: 'A house that is harder to break, burn or soak costs less to insure. Tell us what you have done to yours.',
    }),
  },
})
