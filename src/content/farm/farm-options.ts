import { image } from '../../fields/image.ts'
import { required } from '../../fields/rules.ts'
import { defineSection } from '../section.ts'
import { descriptionField, titleField } from '../title-and-description.ts'

/** What can be added. */
export const farmOptions = defineSection({
  page: 'Farm&Ranch',
  section: 'Section_3',
  editor: 'Edit Coverage Info',
  fields: {
    title: titleField('Add it when you need it'),
    description: descriptionField(
      'No two places run alike. These go on and come off the policy with a phone call, in the middle of the year if need be, and you have it in writing.',
    ),
    image: image({ label: 'Picture', rules: [required('Please select picture!')], fallback: '/art/farm-winter' }),
  },
})
