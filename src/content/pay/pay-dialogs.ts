import { required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { defineSection } from '../section.ts'

/** What the dialogs of paying say beside their labels, which are the source's own. */
export const payDialogs = defineSection({
  page: 'Pay',
  section: 'Section_Dialogs',
  editor: 'Edit Payment Dialogs',
  fields: {
    quickTitle: text({ label: 'Quick pay title', rules: [required('Please enter title!')], fallback: 'Pay a bill' }),
    quickNote: text({ label: 'Quick pay note', multiline: true, fallback: 'No sign-in needed. The payment page opens in a new tab.' }),
    accountTitle: text({ label: 'Get Account title', rules: [required('Please enter title!')], fallback: 'Which account?' }),
    accountNote: text({ label: 'Get Account note', multiline: true, fallback: 'You see what is due, then choose a day to pay it.' }),
    detailsTitle: text({ label: 'Account details title', rules: [required('Please enter title!')], fallback: 'Is this your account?' }),
    detailsNote: text({ label: 'Account details note', multiline: true, fallback: 'Check it, then choose a day to pay.' }),
    methodTitle: text({
      label: 'Payment method title',
      rules: [required('Please enter title!')],
      fallback: 'Manage Payment Method',
    }),
    methodNote: text({
      label: 'Payment method note',
      multiline: true,
      fallback: 'Pay with a card or bank account you keep at the payment company, add one, or take one off.',
    }),
    widgetTitle: text({ label: 'Payment form title', rules: [required('Please enter title!')], fallback: 'Schedule a payment' }),
    waitTitle: text({ label: 'While it opens', fallback: 'Opening the payment form' }),
    waitNote: text({ label: 'How long that takes', fallback: 'It takes up to 5 seconds.' }),
    lockNote: text({
      label: 'About the account number',
      multiline: true,
      fallback: 'Your account number travels encrypted and appears in no log.',
    }),
    cardNote: text({
      label: 'About card numbers',
      multiline: true,
      fallback: 'Card and bank numbers go straight to the payment company. They never reach us.',
    }),
    openedTitle: text({ label: 'After quick pay: title', rules: [required('Please enter title!')], fallback: 'Go on in the new tab' }),
    alertMessage: text({ label: 'Alert message', rules: [required('Please enter text!')], fallback: 'Please contact your agent.' }),
    alertNote: text({
      label: 'Alert note',
      multiline: true,
      fallback: 'Nothing was charged. Check the number on your bill, or let us take the payment by phone.',
    }),
  },
})
