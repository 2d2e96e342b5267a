import { image } from '../../fields/image.ts'
import { required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { defineSection } from '../section.ts'
import { fieldsWire } from '../../fields/wire.ts'

/** What can be added. */
export const farmOptions = defineSection({
  page: 'Farm&Ranch',
  section: 'Section_3',
  editor: 'Edit Coverage Info',
  wire: fieldsWire(),
  fields: {
    title: text({ label: 'Title', rules: [required('Please enter title!')], fallback: 'Add it when you need it' }),
    description: text({
      label: 'Description',
      multiline: true,
      rules: [required('Please enter description!')],
      fallback:
        'No two places run alike. These go on and come off the policy with a phone call, in the middle of the year if need be, and you have it in writing.',
    }),
    image: image({ label: 'Picture', rules: [required('Please select picture!')], fallback: '/art/farm-winter' }),
  },
})
