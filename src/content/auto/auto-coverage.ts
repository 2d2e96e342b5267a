import { required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { defineSection } from '../section.ts'
import { fieldsWire } from '../../fields/wire.ts'

/** What a car policy does, in two breaths. */
export const autoCoverage = defineSection({
  page: 'Auto_Insurance',
  section: 'Section_1',
  editor: 'Edit Coverage Info',
  wire: fieldsWire(),
  fields: {
    title: text({ label: 'Title', rules: [required('Please enter title!')], fallback: 'What a good car policy does' }),
    description: text({
      label: 'Description',
      hint: 'The first line is set large, the others explain.',
      multiline: true,
      rules: [required('Please enter description!')],
      fallback:
        'It pays for other people first, then for your car, then for you. You choose how much of each.\nBelow are the five parts almost every Colorado policy is built from. Read the example under each one; it is the quickest way to see whether you need it. Your agent will tell you which ones you do not.',
    }),
  },
})
