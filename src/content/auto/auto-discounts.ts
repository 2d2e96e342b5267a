import { required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { defineSection } from '../section.ts'
import { fieldsWire } from '../../fields/wire.ts'

/** The head of the discounts. */
export const autoDiscounts = defineSection({
  page: 'Auto_Insurance',
  section: 'Section_4',
  editor: 'Edit Discounts Info',
  wire: fieldsWire(),
  fields: {
    title: text({ label: 'Title', rules: [required('Please enter title!')], fallback: 'Ways to pay less' }),
    description: text({
      label: 'Description',
      multiline: true,
      rules: [required('Please enter description!')],
      fallback: 'We look for these before you ask. If one starts to apply, on a birthday or after a move, we take it off the next bill.',
    }),
  },
})
