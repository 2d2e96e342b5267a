import { required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { defineSection } from '../section.ts'
import { fieldsWire } from '../wire.ts'

/** The two payment tiles. The seeds left their words static; here they are edited like the rest. */
export const homePayments = defineSection({
  page: '360_Home',
  section: 'Section_Payments',
  editor: 'Edit Payments',
  wire: fieldsWire(),
  fields: {
    title: text({ label: 'Title', rules: [required('Please enter title!')], fallback: 'Two ways to pay a bill' }),
    description: text({
      label: 'Description',
      multiline: true,
      fallback: 'Card and bank numbers go straight to the payment company. They never touch our computers.',
    }),
    quickTitle: text({ label: 'Quick pay title', rules: [required('Please enter title!')], fallback: 'Quick pay' }),
    quickDescription: text({
      label: 'Quick pay description',
      multiline: true,
      fallback: 'No account, no password. Just the number on your bill.',
    }),
    scheduleTitle: text({ label: 'Scheduled pay title', rules: [required('Please enter title!')], fallback: 'Scheduled pay' }),
    scheduleDescription: text({
      label: 'Scheduled pay description',
      multiline: true,
      fallback: 'Pick the day once. After the milk check, before the feed bill, whenever suits you.',
    }),
  },
})
