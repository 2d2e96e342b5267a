import { required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { defineSection } from '../section.ts'

const title = (label: string, fallback: string) => text({ label, rules: [required('Please enter title!')], fallback })
const note = (label: string, fallback: string) => text({ label, multiline: true, rules: [required('Please enter text!')], fallback })

/** What the page of a payment says, by what became of it. */
export const payOutcomes = defineSection({
  page: 'Pay',
  section: 'Section_Outcomes',
  editor: 'Edit Payment Outcomes',
  fields: {
    openTitle: title('Open: title', 'Pay your bill'),
    openNote: note('Open', 'Nothing is paid until you confirm it in the form of the payment company.'),
    checkingTitle: title('Checking: title', 'We are checking'),
    checkingNote: note(
      'Checking',
      'We have asked the payment company whether it went through. Please do not pay again: this page tells you as soon as it is certain, and you may close it.',
    ),
    paidTitle: title('Paid: title', 'It went through'),
    paidNote: note('Paid', 'Thank you. Your payment was taken, and this is your receipt.'),
    bankNote: note(
      'Paid from a bank account',
      'Your bank has some days to confirm it. Should the money come back, we tell you here and by mail, and nothing is lost by it but time.',
    ),
    returnedTitle: title('Returned: title', 'Your bank sent it back'),
    returnedNote: note(
      'Returned',
      'The payment was taken, but your bank returned it, so the amount is due again. Please pay another way or call us; we do not end your cover without writing to you first.',
    ),
    scheduledTitle: title('Scheduled: title', 'It is on the calendar'),
    scheduledNote: note('Scheduled', 'Nothing is taken before that day. Keep the reference, or sign in to change or cancel it.'),
    declinedTitle: title('Declined: title', 'It was declined'),
    declinedNote: note('Declined', 'Nothing was charged. Try another card or a bank account, or ask your bank why.'),
    cancelledTitle: title('Cancelled: title', 'You stopped it'),
    cancelledNote: note('Cancelled', 'Nothing was charged. The bill is as it was, and you may begin again whenever you like.'),
    expiredTitle: title('Expired: title', 'This page waited too long'),
    expiredNote: note(
      'Expired',
      'Nothing was charged. For your safety an open payment ends after a while; begin again with the number on your bill.',
    ),
    downTitle: title('Not answering: title', 'The payment company is not answering'),
    downNote: note('Not answering', 'Nothing was charged. Please try again in a few minutes, or call and we take it by phone.'),
  },
})
