import { image } from '../../fields/image.ts'
import { required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { defineSection } from '../section.ts'
import { titleField } from '../title-and-description.ts'

/** Who comes when something has happened; the subtitle is the promise on the picture. */
export const claimsAbout = defineSection({
  page: 'Claims',
  section: 'Section_3',
  editor: 'Edit Info',
  fields: {
    title: titleField('The same hail fell on their street'),
    subTitle: text({
      label: 'Subtitle',
      hint: 'Stands on the picture. A number at its beginning is set large.',
      rules: [required('Please enter sub title!')],
      fallback: '3 business days is the longest you wait to hear from your adjuster',
    }),
    image: image({ label: 'Image', fallback: '/art/claims-town' }),
    tagLine: text({
      label: 'Description',
      multiline: true,
      rules: [required('Please enter Description!')],
      fallback:
        'Our adjusters live in the counties they work in. They have patched their own roofs, pulled calves at two in the morning and waited on their own parts.\nSo they know what a shop roof costs in August, which body shop has room, and what can wait until after harvest. One person keeps your claim from the first call to the last check.',
    }),
  },
})
