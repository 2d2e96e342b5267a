import { pdf } from '../../fields/pdf.ts'
import { required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { defineSection } from '../section.ts'
import { descriptionField, titleField } from '../title-and-description.ts'

/** Applying without the job site: by e-mail, by post, on paper. */
export const careersApply = defineSection({
  page: 'Careers',
  section: 'Section_5',
  editor: 'Edit Apply',
  fields: {
    title: titleField('How to apply'),
    description: descriptionField(
      'A page about you is plenty. Tell us which department, what you did last, and one thing you are proud of that is not on a resume.\nA person reads every letter. You hear from us within ten working days, also when the answer is no.',
    ),
    email: text({ label: 'E-mail address', rules: [required('Please enter Email!')], fallback: 'careers@windbreak.example' }),
    address: text({
      label: 'Mail address',
      hint: 'One line of the envelope per line.',
      multiline: true,
      rules: [required('Please enter address!')],
      fallback: 'Windbreak Mutual\nPeople Department\nP.O. Box 1948\nSterling, CO 80751',
    }),
    formLabel: text({ label: 'Form label', hint: 'Without a label no form is offered.', fallback: 'Application form' }),
    form: pdf({ label: 'Application form', hint: 'Empty: the form that comes with the site.' }),
    note: text({
      label: 'Note',
      multiline: true,
      fallback:
        'We hire without regard to race, color, religion, sex, age, national origin, disability or veteran status. Need another way to apply? Call (970) 555-0100 and we will find one.',
    }),
  },
})
