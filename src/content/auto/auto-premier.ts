import { image } from '../../fields/image.ts'
import { required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { defineSection } from '../section.ts'
import { descriptionField, titleField } from '../title-and-description.ts'

/** Premier Auto: what it is, and what it needs. */
export const autoPremier = defineSection({
  page: 'Auto_Insurance',
  section: 'Section_6',
  editor: 'Edit Insurance Info',
  fields: {
    title: titleField('Premier Auto'),
    subTitle1: text({
      label: 'Sub title 1',
      hint: 'The larger lines below the title.',
      multiline: true,
      rules: [required('Please enter sub title 1!')],
      fallback: 'For the car you drive every day. One line on the policy, five things that otherwise come out of your pocket.',
    }),
    description: descriptionField(
      'It needs liability, collision and other-than-collision on the same car. Your agent can tell you in a minute what it adds to yours.',
    ),
    image: image({ label: 'Picture', hint: 'Phones do not show it.', fallback: '/art/premier' }),
  },
})
