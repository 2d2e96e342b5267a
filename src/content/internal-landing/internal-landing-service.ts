import { image } from '../../fields/image.ts'
import { link } from '../../fields/link.ts'
import { required, requiredWith } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { defineSection } from '../section.ts'
import { titleField } from '../title-and-description.ts'

/** The agents' phone line, and the request form with its picture. */
export const internalLandingService = defineSection({
  page: 'Internal_Landing',
  section: 'Section_Service',
  editor: 'Edit Customer Service',
  fields: {
    title: titleField('Customer Service'),
    phone: text({ label: 'Phone', rules: [required('Please enter phone!')], fallback: '(970) 555-0122' }),
    hours: text({ label: 'Hours', fallback: 'The agents’ own line. Weekdays, 7 to 6' }),
    formImage: image({ label: 'Picture of the request form', fallback: '/art/e-mailbox' }),
    formTitle: text({ label: 'Request form', fallback: 'Supply request form' }),
    formNote: text({ label: 'Note', fallback: 'Brochures, folders, calendars, signs' }),
    formLink: link({
      label: 'Link of the form',
      rules: [requiredWith('formTitle', 'Please enter link!')],
      fallback: '/papers/form-supply-request.pdf',
    }),
  },
})
