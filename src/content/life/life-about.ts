import { required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { defineSection } from '../section.ts'
import { fieldsWire } from '../../fields/wire.ts'

/** What life insurance is. */
export const lifeAbout = defineSection({
  page: 'LifeInsurance',
  section: 'Section_1',
  editor: 'Edit Insurance Info',
  wire: fieldsWire(),
  fields: {
    title: text({ label: 'Title', rules: [required('Please enter title!')], fallback: 'What is it?' }),
    description: text({
      label: 'Description',
      hint: 'The first line is set large, the others explain.',
      multiline: true,
      rules: [required('Please enter description!')],
      fallback:
        'You pay a little every month. If you die, the people you named get a sum of money, usually free of income tax, and they decide what it is for.\nIt can pay off the house, keep the cows, send a daughter to college or simply buy everyone a year to think. You choose how much and for how long. If your life changes, so can the policy.',
    }),
  },
})
