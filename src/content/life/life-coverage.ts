import { required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { defineSection } from '../section.ts'
import { fieldsWire } from '../../fields/wire.ts'

/** The heading of the coverage options. */
export const lifeCoverage = defineSection({
  page: 'LifeInsurance',
  section: 'Section_3',
  editor: 'Edit Coverage Info',
  wire: fieldsWire(),
  fields: {
    title: text({ label: 'Title', rules: [required('Please enter title!')], fallback: 'What it can keep going' }),
    description: text({
      label: 'Description',
      multiline: true,
      rules: [required('Please enter description!')],
      fallback: 'Start from what must not stop. Here are six things our neighbors insure, and where to read on.',
    }),
  },
})
