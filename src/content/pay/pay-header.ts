import { text } from '../../fields/text.ts'
import { defineSection } from '../section.ts'
import { titleField } from '../title-and-description.ts'

/** The head of the page where a bill is paid; the bill itself is that of the home page (home-payments.ts). */
export const payHeader = defineSection({
  page: 'Pay',
  section: 'Section_1',
  editor: 'Edit Header',
  fields: {
    title: titleField('Pay a bill'),
    subTitle: text({
      label: 'Subtitle',
      multiline: true,
      fallback: 'The number on your bill is all it takes. You see what is due before anything is paid.',
    }),
    steps: text({
      label: 'What happens next',
      hint: 'Each line is a step.',
      multiline: true,
      fallback:
        'Enter the account number on your bill.\nCheck the amount on the payment page and pay by card or bank account.\nKeep the receipt: on the screen, on paper or in your mail.',
    }),
    agentNote: text({
      label: 'For those who would rather call',
      hint: 'The service phone follows.',
      multiline: true,
      fallback: 'Not sure about the amount, or short this month? Call before it is due and we find a way:',
    }),
  },
})
