import { required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { defineSection } from '../section.ts'
import { fieldsWire } from '../../fields/wire.ts'

/** What an annuity is. */
export const annuitiesAbout = defineSection({
  page: 'Annuities',
  section: 'Section_1',
  editor: 'Edit Annuity Info',
  wire: fieldsWire(),
  fields: {
    title: text({ label: 'Title', rules: [required('Please enter title!')], fallback: 'Savings you cannot outlive' }),
    description: text({
      label: 'Description',
      hint: 'The first line is set large, the others explain.',
      multiline: true,
      rules: [required('Please enter description!')],
      fallback:
        'Life insurance is for dying too soon. An annuity is for living a long time: you hand over a sum, and the company pays you back as an income, for as long as you choose or as long as you live.\nIt is slow, steady money. It fits the part of your savings that has to pay for groceries and propane, not the part you may need next spring. There are four kinds.',
    }),
  },
})
