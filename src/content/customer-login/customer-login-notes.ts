import { required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { defineSection } from '../section.ts'

/** The two notes below the doors, to the letter of docs/product.md, I5. */
export const customerLoginNotes = defineSection({
  page: 'Customer_Login',
  section: 'Section_Notes',
  editor: 'Edit Notes',
  fields: {
    quickPay: text({
      label: 'Payment note',
      multiline: true,
      rules: [required('Please enter text!')],
      fallback: 'For QuickPay - OneInc: Please contact your agent.',
    }),
    support: text({
      label: 'Support note',
      multiline: true,
      rules: [required('Please enter text!')],
      fallback: 'If you need immediate assistance, please contact: Customer Service Support',
    }),
    phone: text({ label: 'Phone', rules: [required('Please enter phone!')], fallback: '(970) 555-0100' }),
    hours: text({ label: 'Hours', fallback: 'Monday to Friday, 7 to 6 Mountain Time' }),
  },
})
