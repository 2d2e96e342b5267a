import { required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { defineSection } from '../section.ts'
import { fieldsWire } from '../../fields/wire.ts'

/** What a business policy is for. */
export const businessCoverage = defineSection({
  page: 'Business',
  section: 'Section_1',
  editor: 'Edit Coverage Info',
  wire: fieldsWire(),
  fields: {
    title: text({ label: 'Title', rules: [required('Please enter title!')], fallback: 'Keep the lights on' }),
    description: text({
      label: 'Description',
      hint: 'The first line is set large, the others explain.',
      multiline: true,
      rules: [required('Please enter description!')],
      fallback:
        'A good business policy has one job: you open again, soon, and nobody loses a paycheck over it.\nWe write it in one package, so the building, what is in it and what you owe to other people are never three companies pointing at each other. Stores, offices, trades, restaurants and churches are what we know best.',
    }),
  },
})
