import { required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { defineSection } from '../section.ts'
import { titleField } from '../title-and-description.ts'

/** Whom to ask about privacy: a mail address and a phone. */
export const privacyContact = defineSection({
  page: 'PrivacyPolicy',
  section: 'Section_2',
  editor: 'Edit Privacy Contact',
  fields: {
    title: titleField('Ask the privacy desk'),
    description: text({
      label: 'Description',
      multiline: true,
      fallback:
        'One person answers for privacy here. Put your policy number on the page if you have one; never your card or Social Security number.',
    }),
    address: text({
      label: 'Mail address',
      hint: 'One line of the envelope per line.',
      multiline: true,
      rules: [required('Please enter address!')],
      fallback: 'Windbreak Mutual\nPrivacy Desk\nP.O. Box 1948\nSterling, CO 80751',
    }),
    phone: text({ label: 'Phone', rules: [required('Please enter contact!')], fallback: '(970) 555-0148' }),
    hours: text({ label: 'Hours', fallback: 'Monday to Friday, 8 to 4 Mountain Time' }),
  },
})
