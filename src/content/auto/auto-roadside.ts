import { image } from '../../fields/image.ts'
import { required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { defineSection } from '../section.ts'
import { descriptionField, titleField } from '../title-and-description.ts'

/** Help on the road: the number dials, sums that begin a line are set large. */
export const autoRoadside = defineSection({
  page: 'Auto_Insurance',
  section: 'Section_3',
  editor: 'Edit Insurance Info',
  fields: {
    title: titleField('Emergency roadside service'),
    description: descriptionField(
      'Flat, dead, locked, stuck or out of gas. Call before you call anyone else, and the truck bills us, not you.',
    ),
    subTitle1: text({
      label: 'Sub title 1',
      hint: 'The first figure. A sum that begins the line, such as $250, is set large.',
      rules: [required('Please enter sub title 1!')],
      fallback: '$250 paid for each breakdown, the tow included',
    }),
    subTitle2: text({
      label: 'Sub title 2',
      hint: 'The second figure. A sum that begins the line, such as $250, is set large.',
      rules: [required('Please enter sub title 2!')],
      fallback: '24/7 in any county, and across the state line',
    }),
    imageUrl: image({ label: 'Image', fallback: '/art/roadside-card' }),
    contact: text({ label: 'Contact phone', rules: [required('Please enter contact!')], fallback: '(970) 555-0199' }),
  },
})
