import { image } from '../../fields/image.ts'
import { required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { defineSection } from '../section.ts'
import { descriptionField, titleField } from '../title-and-description.ts'

/** Who we are, in a paragraph; the button leads to About Us. */
export const homeAbout = defineSection({
  page: '360_Home',
  section: 'Section_3',
  editor: 'Edit About',
  fields: {
    image: image({ label: 'Image', fallback: '/art/about' }),
    title: titleField('A company you own a piece of'),
    description: descriptionField(
      'In 1948, thirty-one wheat farmers pooled their hail money in a feed store. We still work that way: no shareholders, and what is left over goes back to the people we insure.',
    ),
    button: text({ label: 'Button', rules: [required('Please enter button title!')], fallback: 'Read our story' }),
  },
})
