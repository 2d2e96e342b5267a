import { list } from '../../fields/list.ts'
import { required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { defineSection } from '../section.ts'
import { titleField } from '../title-and-description.ts'

/** The two payment tiles. The source left their words fixed; here they are edited like the rest (docs/decisions/0005). */
export const homePayments = defineSection({
  page: '360_Home',
  section: 'Section_Payments',
  editor: 'Edit Payments',
  fields: {
    title: titleField('Two ways to pay a bill'),
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
    quickHint: text({ label: 'Where the account number is', fallback: 'Ten digits, top right of the bill' }),
    quickNote: text({
      label: 'Quick pay fine print',
      hint: 'The service phone follows.',
      multiline: true,
      fallback: 'The payment page opens in a new tab. Rather by phone?',
    }),
    bill: list({
      label: 'Sample bill',
      hint: 'The first line is circled on the bill: it is where the account number stands.',
      noun: 'line',
      item: {
        label: text({ label: 'Label', rules: [required('Please enter label!')] }),
        value: text({ label: 'Value', rules: [required('Please enter value!')] }),
      },
      fallback: [
        { label: 'Account number', value: '40 1182 7755' },
        { label: 'Policy holder', value: 'E. Brandt' },
        { label: 'Minimum due', value: '$148.20' },
        { label: 'By', value: 'the 12th' },
      ],
    }),
    scheduleTitle: text({ label: 'Scheduled pay title', rules: [required('Please enter title!')], fallback: 'Scheduled pay' }),
    scheduleDescription: text({
      label: 'Scheduled pay description',
      multiline: true,
      fallback: 'Pick the day once. After the milk check, before the feed bill, whenever suits you.',
    }),
    scheduleButton: text({
      label: 'Scheduled pay button',
      rules: [required('Please enter button title!')],
      fallback: 'Get account and schedule',
    }),
    scheduleNote: text({
      label: 'Scheduled pay fine print',
      hint: 'The service phone follows.',
      multiline: true,
      fallback: 'You sign in first, so that nobody else can move your day. By phone it takes two minutes:',
    }),
  },
})
