import { image } from '../../fields/image.ts'
import { required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { defineSection } from '../section.ts'
import { titleField } from '../title-and-description.ts'

/** The words at the foot of the page, for whoever did not find the right person. */
export const agentsInfo = defineSection({
  page: 'FindAnAgent',
  section: 'Section_4',
  editor: 'Edit Info',
  fields: {
    title: titleField('Not sure whom to ask?'),
    image: image({ label: 'Image', fallback: '/art/agents' }),
    subTitle: text({
      label: 'Subtitle',
      multiline: true,
      rules: [required('Please enter sub title!')],
      fallback: 'Tell us what happened or what you own. We will ring the right office and stay on the line.',
    }),
    tagLine: text({
      label: 'Tag line',
      hint: 'The small line at the end.',
      rules: [required('Please enter Tag Line!')],
      fallback: 'People answer, Monday to Friday, 7 to 6 Mountain Time.',
    }),
  },
})
