import { image } from '../../fields/image.ts'
import { required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { defineSection } from '../section.ts'
import { titleField } from '../title-and-description.ts'

/** What people read while Client Connect is closed. The switch and the note of the day are in the footer's editor. */
export const maintenanceMessage = defineSection({
  page: 'Under_Maintenance',
  section: 'Section_Message',
  editor: 'Edit Message',
  fields: {
    title: titleField('Client Connect is undergoing scheduled maintenance'),
    text: text({
      label: 'Text',
      multiline: true,
      rules: [required('Please enter text!')],
      fallback: 'Nothing of yours is lost, and your coverage goes on as it is.\nPlease contact your agent, or customer service at',
    }),
    phone: text({ label: 'Phone', rules: [required('Please enter phone!')], fallback: '(970) 555-0100' }),
    hours: text({ label: 'Hours', fallback: 'Monday to Friday, 7 to 6 Mountain Time' }),
    image: image({ label: 'Picture', fallback: '/art/maintenance' }),
  },
})
